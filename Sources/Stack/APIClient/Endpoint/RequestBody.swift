import Foundation

/// What a request carries.
public struct RequestBody: Sendable {
    /// The value of the `Content-Type` header.
    public let contentType: String
    let makeBytes: @Sendable () throws -> [UInt8]

    /// Bytes as they are.
    public static func bytes(_ bytes: [UInt8], contentType: String) -> RequestBody {
        RequestBody(contentType: contentType) { bytes }
    }

    /// Fields as a form of a web page sends them (`application/x-www-form-urlencoded`).
    public static func form(_ fields: Fields) -> RequestBody {
        RequestBody(contentType: "application/x-www-form-urlencoded") { Array(fields.encoded.utf8) }
    }

    /// A value as JSON. It is encoded when the request is sent.
    public static func json(
        _ value: some Encodable & Sendable, encoder: @escaping @Sendable () -> JSONEncoder = { JSONEncoder() }
    ) -> RequestBody {
        RequestBody(contentType: "application/json") { Array(try encoder().encode(value)) }
    }
}
