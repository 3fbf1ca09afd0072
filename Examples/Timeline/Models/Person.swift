import Foundation

/// A person whose timeline can be read.
public struct Person: Sendable, Hashable, Identifiable, Decodable {
    public let id: Int
    public let screenName: String
    public let name: String
    public let about: String
    public let avatarURL: URL?

    private enum CodingKeys: String, CodingKey {
        case id, name, about
        case screenName = "screen_name"
        case avatarURL = "avatar_url"
    }
}
