/// Why an XML text did not become what was asked for.
public struct XMLDecodingError: Error, Sendable, Equatable {
    /// Where in the document it went wrong, such as `statuses/status[2]/user/id` or `feed/entry/@lang`; elements of
    /// one name are counted from 0. Empty for the document as a whole.
    public let path: String
    /// Where in the text, in bytes of its form in UTF-8: behind the start tag of the element in question, or where the
    /// parser stopped. Nil if that is not known.
    public let offset: Int?
    /// What was expected there and what was found, for a developer.
    public let reason: String

    /// Makes an error about a place.
    public init(path: String, offset: Int?, reason: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
    }

    /// Makes an error from what a decoder or reader threw.
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
    public var description: String {
        var place: String = path.isEmpty ? "" : "\(path): "
        if let offset { place += "byte \(offset): " }
        return place + reason
    }
}
