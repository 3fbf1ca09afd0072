import Foundation

/// An error in JSON text, or in decoding it.
public struct JSONDecodingError: Error, Sendable, Equatable {
    /// The path to the value in question, such as `colors[0].tags[2].name`. Empty for the root value.
    public let path: String
    /// The offset in the text, in bytes, or nil if it is unknown. For text in UTF-16 or UTF-32, it is the offset in the
    /// same text in UTF-8.
    public let offset: Int?
    /// A message for developers that describes the expected and the actual content.
    public let reason: String

    /// Creates an error with a location and a reason.
    public init(path: String, offset: Int?, reason: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
    }

    /// Creates an error from an error that a decoder threw. The offset is known only if the decoder was
    /// `FastJSONDecoder`.
    public init(_ error: any Error) {
        guard let error = error as? DecodingError else {
            self = error as? JSONDecodingError ?? JSONDecodingError(path: "", offset: nil, reason: "\(error)")
            return
        }
        let context: DecodingError.Context
        var codingPath: [any CodingKey]
        var reason: String
        switch error {
        case .typeMismatch(_, let inner), .dataCorrupted(let inner), .valueNotFound(_, let inner):
            (context, codingPath, reason) = (inner, inner.codingPath, inner.debugDescription)
        case .keyNotFound(let key, let inner):
            (context, codingPath) = (inner, inner.codingPath + [key])
            reason = "Expected a member \"\(key.stringValue)\", but found none."
        @unknown default:
            self.init(path: "", offset: nil, reason: "\(error)")
            return
        }
        let underlying = context.underlyingError as? JSONDecodingError
        if let underlying { reason = underlying.reason }
        if codingPath.isEmpty, let underlying, !underlying.path.isEmpty {
            self = underlying
            return
        }
        self.init(path: JSONDecodingError.path(codingPath), offset: underlying?.offset, reason: reason)
    }

    static func path(_ codingPath: [any CodingKey]) -> String {
        var path = ""
        for key in codingPath {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path
    }
}

extension JSONDecodingError: CustomStringConvertible {
    /// The path, the offset and the reason in one line.
    public var description: String {
        var place: String = path.isEmpty ? "" : "\(path): "
        if let offset { place += "byte \(offset): " }
        return place + reason
    }
}
