import Foundation
import Store

/// A person who uses the messenger.
public struct Account: StoredRecord, Hashable, Sendable {
    public let id: Int
    public var email: String
    public var name: String
    /// The path of the picture on the server, if any.
    public var avatarPath: String?

    public static let schema = Schema<Account>(
        "accounts", id: Column("id", \.id), Column("email", \.email), Column("name", \.name),
        Column("avatarPath", \.avatarPath), indexes: [Index(\.name)])
}
