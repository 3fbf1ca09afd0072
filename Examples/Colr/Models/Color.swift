/// A colour, and what people call it.
public struct Color: Sendable, Hashable, Identifiable {
    /// When the colour was first tagged, in seconds since 1970.
    public let timestamp: Int
    /// Six hexadecimal digits in lower case, such as `ff00ff`.
    public let hex: String
    public let id: Int
    /// The tags in the order of the server, each once.
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
        let hex: String = try container.decode(String.self, forKey: .hex)
        guard let normalized = Color.normalized(hex) else {
            throw DecodingError.dataCorruptedError(
                forKey: .hex, in: container, debugDescription: "Hexadecimal digits were expected.")
        }
        self.init(
            timestamp: try container.decode(LenientInteger.self, forKey: .timestamp).value,
            hex: normalized,
            id: try container.decode(LenientInteger.self, forKey: .id).value,
            tags: try container.decode([Tag].self, forKey: .tags))
    }

    /// What a person typed, as Colr wants it: without leading `#`s and white space, in lower case. Nil if it is not
    /// three or six hexadecimal digits.
    static func normalized(_ text: String) -> String? {
        let spaceless: Substring = text.trimmed
        let digits: String = spaceless.drop { $0 == "#" }.lowercased()
        guard digits.utf8.count == 3 || digits.utf8.count == 6 else { return nil }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        return digits
    }
}
