/// A user's name for a color.
public struct Tag: Sendable, Hashable, Identifiable, Decodable {
    /// The time of the first use, in seconds since 1970.
    public let timestamp: Int
    public let id: Int
    public let name: String

    public init(timestamp: Int, id: Int, name: String) {
        self.timestamp = timestamp
        self.id = id
        self.name = name
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        timestamp = try container.decode(LenientInteger.self, forKey: .timestamp).value
        id = try container.decode(LenientInteger.self, forKey: .id).value
        name = try container.decode(String.self, forKey: .name)
    }

    private enum CodingKeys: String, CodingKey {
        case timestamp, id, name
    }
}
