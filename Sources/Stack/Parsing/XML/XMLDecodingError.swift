/// An error in an XML document or in decoding it.
public struct XMLDecodingError: Error, Sendable, Equatable {
    /// The path to the element or attribute in question, such as `statuses/status[2]/user/id` or `feed/entry/@lang`.
    /// Elements with the same name are counted from 0. Empty for the document as a whole.
    public let path: String
    /// The offset in the document, in bytes of its UTF-8 form: after the start tag of the element in question, or where
    /// the parser stopped. Nil if it is unknown.
    public let offset: Int?
    /// A message for developers that describes the expected and the actual content.
    public let reason: String

    /// Creates an error with a location and a reason.
    public init(path: String, offset: Int?, reason: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
    }

    /// Creates an error from an error that a decoder or reader threw.
    public init(_ error: any Error) {
        switch error {
        case let error as XMLDecodingError: self = error
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
            self =
                context.underlyingError as? XMLDecodingError
                ?? XMLDecodingError(
                    path: context.codingPath.map(\.stringValue).joined(separator: "/"), offset: nil,
                    reason: context.debugDescription)
        default: self.init(path: "", offset: nil, reason: "\(error)")
        }
    }
}

extension XMLDecodingError: CustomStringConvertible {
    /// The path, the offset and the reason in one line.
    public var description: String {
        var place: String = path.isEmpty ? "" : "\(path): "
        if let offset { place += "byte \(offset): " }
        return place + reason
    }
}
