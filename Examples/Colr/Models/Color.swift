/// A color with its tags.
public struct Color: Sendable, Hashable, Identifiable {
    /// The time of the first tag, in seconds since 1970.
    public let timestamp: Int
    /// Six hexadecimal digits in lowercase, such as `ff00ff`.
    public let hex: String
    public let id: Int
    /// The tags without duplicates, in the server's order.
    public let tags: [Tag]

    public init(timestamp: Int, hex: String, id: Int, tags: [Tag]) {
        self.timestamp = timestamp
        self.hex = hex
        self.id = id
        self.tags = Color.distinct(tags)
    }

    private static func distinct(_ tags: [Tag]) -> [Tag] {
        var known: Set<Int> = []
        return tags.filter { known.insert($0.id).inserted }
    }
}

extension Color: Decodable {
    private enum CodingKeys: String, CodingKey {
        case timestamp, hex, id, tags
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let hex = try container.decode(String.self, forKey: .hex)
        guard let normalized = Color.normalized(hex) else {
            throw DecodingError.dataCorruptedError(
                forKey: .hex, in: container, debugDescription: "Expected hexadecimal digits.")
        }
        self.init(
            timestamp: try container.decode(LenientInteger.self, forKey: .timestamp).value,
            hex: normalized,
            id: try container.decode(LenientInteger.self, forKey: .id).value,
            tags: try container.decode([Tag].self, forKey: .tags))
    }

    /// Converts the user's input to the form that Colr requires: lowercase, without surrounding white space and leading
    /// `#`s. Returns nil unless the result has three or six hexadecimal digits.
    static func normalized(_ text: String) -> String? {
        let spaceless = text.trimmed
        let digits: String = spaceless.drop { $0 == "#" }.lowercased()
        guard digits.utf8.count == 3 || digits.utf8.count == 6 else { return nil }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        return digits
    }
}
