import Foundation
import Parsing

/// The format of a server's JSON, in requests and responses.
///
///     configuration.json = JSONFormat(keys: .snakeCase, dates: .iso8601)
public struct JSONFormat: Sendable {
    /// The format of keys.
    public enum Keys: Sendable, Hashable {
        /// The coding keys, unchanged.
        case unchanged
        /// Words in lowercase with underscores: `avatar_url` for the property `avatarUrl`.
        case snakeCase
    }

    /// The format of dates.
    public enum Dates: Sendable, Hashable {
        /// Seconds since January 1, 2001: the format of `Date` itself.
        case deferredToDate
        /// Text such as `2026-11-22T14:45:00Z`.
        case iso8601
        /// Seconds since January 1, 1970.
        case secondsSince1970
        /// Milliseconds since January 1, 1970.
        case millisecondsSince1970
    }

    /// Decodes responses.
    public var decoder: FastJSONDecoder
    /// Returns an encoder for the body of a request. It is called on any thread.
    public var makeEncoder: @Sendable () -> JSONEncoder

    /// Creates a format from its decoder and encoder.
    public init(decoder: FastJSONDecoder, encoder makeEncoder: @escaping @Sendable () -> JSONEncoder) {
        self.decoder = decoder
        self.makeEncoder = makeEncoder
    }

    /// Creates a format with the same strategies for requests and responses.
    ///
    /// - Parameters:
    ///   - keys: The format of keys. By default, keys are the unchanged coding keys.
    ///   - dates: The format of dates. By default, dates are seconds since January 1, 2001.
    public init(keys: Keys = .unchanged, dates: Dates = .deferredToDate) {
        decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = keys == .snakeCase ? .convertFromSnakeCase : .useDefaultKeys
        switch dates {
        case .deferredToDate: decoder.dateDecodingStrategy = .deferredToDate
        case .iso8601: decoder.dateDecodingStrategy = .iso8601
        case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
        case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
        }
        makeEncoder = {
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = keys == .snakeCase ? .convertToSnakeCase : .useDefaultKeys
            switch dates {
            case .deferredToDate: encoder.dateEncodingStrategy = .deferredToDate
            case .iso8601: encoder.dateEncodingStrategy = .iso8601
            case .secondsSince1970: encoder.dateEncodingStrategy = .secondsSince1970
            case .millisecondsSince1970: encoder.dateEncodingStrategy = .millisecondsSince1970
            }
            return encoder
        }
    }
}

/// A format that many responses share.
final class SharedJSONFormat: Sendable {
    let format: JSONFormat

    init(_ format: JSONFormat) {
        self.format = format
    }
}
