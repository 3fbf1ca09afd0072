import CSimdJSON
import Foundation

/// Decodes any `Decodable` type from JSON, as Foundation's `JSONDecoder` does but several times as fast.
///
/// simdjson parses the text, and values are read directly from its tape. The strategies are Foundation's own types.
/// Errors are `DecodingError`s with the coding paths that `JSONDecoder` reports, and an underlying
/// `JSONDecodingError` with the location in the text.
///
/// Differences from `JSONDecoder`: the text must conform to RFC 8259 (a comma before `]` is an error); if an object
/// repeats a key, it is unspecified which of the key's values is read; `-0` decoded as a `Double` is 0.
public struct FastJSONDecoder: Sendable {
    /// The format of dates. The default is `.deferredToDate`: seconds since January 1, 2001.
    public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
    /// The format of `Data` values. The default is Base64.
    public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
    /// The strings that represent infinity and NaN. By default, decoding them throws an error.
    public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    /// How keys of the text are converted to coding keys. By default, they are not converted.
    public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
    /// Values that the decoded types can read from the decoder.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates a decoder with the default strategies.
    public init() {}

    /// Decodes a value of `type` from JSON text.
    ///
    /// - Throws: `DecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        // The buffer has room for the bytes that simdjson reads past the end, so that the text is copied only once.
        let bytes = [UInt8](unsafeUninitializedCapacity: data.count + simdjson_padding) { buffer, count in
            count = data.copyBytes(to: UnsafeMutableRawBufferPointer(buffer))
        }
        return try decode(type, from: bytes)
    }

    /// Decodes a value of `type` from the bytes of JSON text.
    ///
    /// - Throws: `DecodingError`, or any error that the decoded type throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        let tape: JSONTape
        do throws(JSONDecodingError) {
            tape = try JSONTape.parse(bytes)
        } catch {
            let sentence = "The given data was not valid JSON. \(error)"
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: sentence, underlyingError: error))
        }
        let state = DecodingState(tape: tape, options: self)
        do {
            return try state.decode(type, at: JSONTape.rootIndex, depth: 0)
        } catch let error as DecodingError {
            throw state.addingLocation(to: error)
        }
    }
}
