import Foundation

/// The JSON of the items of a resource.
struct ItemFormat<Item: Codable & Sendable>: Sendable {
    /// Whether the members are written like `is_starred`.
    let usesSnakeCase: Bool

    private struct Rejection: Encodable {
        var fields: [String: String]
    }

    /// The error when a body is not a JSON object.
    private struct BodyError: Error, CustomStringConvertible {
        let description = "The body of the request is not a JSON object."
    }

    func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if usesSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        return encoder
    }

    /// Returns `item` with the members that `body` contains.
    func merge(_ body: [UInt8], into item: Item?) throws -> Item {
        guard let changes = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] else {
            throw BodyError()
        }
        var object: [String: Any] = [:]
        if let item, let old = try JSONSerialization.jsonObject(with: encoder().encode(item)) as? [String: Any] {
            object = old
        }
        object.merge(changes) { $1 }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        if usesSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        return try decoder.decode(Item.self, from: JSONSerialization.data(withJSONObject: object))
    }

    func reply(_ item: Item, status: Int = 200) -> ServerReply { .json(item, status: status, encoder: encoder()) }

    func reply(rejecting problems: [String: String]) -> ServerReply { .json(Rejection(fields: problems), status: 422) }
}
