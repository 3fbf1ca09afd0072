import Foundation

/// A user with an account.
public struct User: Sendable, Hashable, Identifiable, Decodable {
    public let id: Int
    public var screenName: String
    public var name: String
    public var email: String
    public var about: String
    public var avatarURL: URL?

    private enum CodingKeys: String, CodingKey {
        case id, name, email, about
        case screenName = "screen_name"
        case avatarURL = "avatar_url"
    }
}

/// The editable fields of a user.
public struct UserChanges: Sendable, Hashable, Encodable {
    public var name: String
    public var email: String
    public var about: String

    public init(name: String, email: String, about: String) {
        self.name = name
        self.email = email
        self.about = about
    }
}
