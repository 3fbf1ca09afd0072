import Foundation
import Store

/// A conversation from the user's perspective.
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

    /// Stores a conversation from the server. Keeps stored read marks and a stored last message that are newer, because
    /// they arrived as events after the request.
    func store(in transaction: WriteTransaction) throws {
        var merged: Conversation = self
        if let stored = try transaction.find(Conversation.self, id: id) {
            for index in merged.members.indices {
                let old: Member? = stored.members.first { $0.account.id == merged.members[index].account.id }
                merged.members[index].readUpTo = max(merged.members[index].readUpTo, old?.readUpTo ?? 0)
            }
            if let message = stored.lastMessage, message.id > lastMessage?.id ?? 0 { merged.lastMessage = message }
        }
        try transaction.save(merged)
    }

    /// The members except one, usually the signed-in user.
    public func others(than account: Int?) -> [Account] { members.map(\.account).filter { $0.id != account } }

    /// The text that a list of conversations shows for the last message; nil if there is no message.
    public var summary: String? { lastMessage?.summary }

    public static let schema = Schema<Conversation>(
        "conversations", id: Column("id", \.id), Column("members", \.members), Column("lastMessage", \.lastMessage),
        Column("unreadCount", \.unreadCount), Column("isMuted", \.isMuted), Column("isArchived", \.isArchived),
        Column("isMarkedUnread", \.isMarkedUnread))
}
