import Foundation
import Store

/// A conversation as this person sees it.
public struct Conversation: StoredRecord, Hashable, Sendable {
    /// A member, and the newest message that the member has read.
    public struct Member: Codable, Hashable, Sendable {
        public var account: Account
        public var readUpTo: Int
    }

    public let id: Int
    public var members: [Member]
    public var lastMessage: Message?
    public var unreadCount: Int
    public var isMuted: Bool
    public var isArchived: Bool
    public var isMarkedUnread: Bool

    public static let schema = Schema<Conversation>(
        "conversations", id: Column("id", \.id), Column("members", \.members), Column("lastMessage", \.lastMessage),
        Column("unreadCount", \.unreadCount), Column("isMuted", \.isMuted), Column("isArchived", \.isArchived),
        Column("isMarkedUnread", \.isMarkedUnread))
}
