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
    ///
    /// - Parameter sample: An item from which the names of the members are read.
    func merge(_ body: [UInt8], into item: Item?, similarTo sample: Item?) throws -> Item {
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
        if usesSnakeCase {
            let names: [String: String] = try memberNames(of: sample)
            decoder.keyDecodingStrategy = .custom { path in
                let name: String = path.last?.stringValue ?? ""
                return Key(stringValue: names[Self.simplified(name)] ?? Self.camelCase(name))
            }
        }
        return try decoder.decode(Item.self, from: JSONSerialization.data(withJSONObject: object))
    }

    // MARK: Names

    // `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does not restore names such as `coverURL`.

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Returns the names of the members of `item` and of the values in it, by their simplified names.
    private func memberNames(of item: Item?) throws -> [String: String] {
        guard let item else { return [:] }
        var names: [String: String] = [:]
        // A member that is nil is not encoded.
        for case let name? in Mirror(reflecting: item).children.map(\.label) { names[Self.simplified(name)] = name }
        let encoder: JSONEncoder = encoder()
        encoder.keyEncodingStrategy = .useDefaultKeys
        Self.addNames(in: try JSONSerialization.jsonObject(with: encoder.encode(item)), to: &names)
        return names
    }

    private static func addNames(in value: Any, to names: inout [String: String]) {
        if let object = value as? [String: Any] {
            for (name, member) in object {
                names[simplified(name)] = name
                addNames(in: member, to: &names)
            }
        } else if let array = value as? [Any] {
            for element in array { addNames(in: element, to: &names) }
        }
    }

    /// Returns a name in lowercase and without underscores, which is the same for `coverURL` and `cover_url`.
    private static func simplified(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }

    /// Returns a name like `isStarred` for `is_starred`.
    private static func camelCase(_ name: String) -> String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }

    // MARK: Replies

    func reply(_ item: Item, status: Int = 200) -> ServerReply { .json(item, status: status, encoder: encoder()) }

    func reply(rejecting problems: [String: String]) -> ServerReply { .json(Rejection(fields: problems), status: 422) }
}
