import Foundation

/// Why a JSON text did not become the value that was asked for.
public struct JSONDecodingError: Error, Sendable, Equatable {
    /// Where in the value it went wrong, such as `colors[0].tags[2].name`; empty for the value as a whole.
    public let path: String
    /// Where in the text, in bytes from its start; nil if that is not known. Of a text in UTF-16 or UTF-32, it is the
    /// place in the same text in UTF-8.
    public let offset: Int?
    /// What was expected there and what was found, for a developer.
    public let reason: String

    /// Makes an error about a place.
    public init(path: String, offset: Int?, reason: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
    }

    /// Makes an error from what a decoder threw. The offset is known only if the decoder was `FastJSONDecoder`.
    public init(_ error: any Error) {
        guard let error = error as? DecodingError else {
            self = error as? JSONDecodingError ?? JSONDecodingError(path: "", offset: nil, reason: "\(error)")
            return
        }
        let context: DecodingError.Context
        var codingPath: [any CodingKey]
        var reason: String
        switch error {
        case .typeMismatch(_, let known), .dataCorrupted(let known), .valueNotFound(_, let known):
            (context, codingPath, reason) = (known, known.codingPath, known.debugDescription)
        case .keyNotFound(let key, let known):
            (context, codingPath) = (known, known.codingPath + [key])
            reason = "A member \"\(key.stringValue)\" was expected, and there is none."
        @unknown default:
            self.init(path: "", offset: nil, reason: "\(error)")
            return
        }
        let known: JSONDecodingError? = context.underlyingError as? JSONDecodingError
        if let known { reason = known.reason }
        if codingPath.isEmpty, let known, !known.path.isEmpty {
            self = known
            return
        }
        self.init(path: JSONDecodingError.path(codingPath), offset: known?.offset, reason: reason)
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
    public var description: String {
        var place: String = path.isEmpty ? "" : "\(path): "
        if let offset { place += "byte \(offset): " }
        return place + reason
    }
}
