import Foundation

/// A message as clients receive it.
struct Message: Encodable, Equatable, Identifiable, Sendable {
    var id: Int64
    var conversationID: Int64
    var authorID: Int64
    /// The identifier that the author's client chose.
    var clientID: String
    var text: String
    var replyTo: Int64?
    var picturePath: String?
    var sentAt: Date

    static let columns = "id, conversation, author, client, text, reply_to, picture, sent"

    init(row: StorageRow) {
        id = row.integer(0)
        conversationID = row.integer(1)
        authorID = row.integer(2)
        clientID = row.text(3)
        text = row.text(4)
        replyTo = row.optionalInteger(5)
        picturePath = row.optionalText(6).map { "/sync/pictures/\($0)" }
        sentAt = Date(timeIntervalSince1970: row.number(7))
    }
}

/// A conversation from the perspective of one of its members.
struct Conversation: Encodable, Equatable, Identifiable, Sendable {
    /// A member, and the newest message that the member has read.
    struct Member: Encodable, Equatable, Sendable {
        var account: Account
        var readUpTo: Int64
    }

    var id: Int64
    var members: [Member]
    var lastMessage: Message?
    var unreadCount: Int64
    var isMuted: Bool
    var isArchived: Bool
    var isMarkedUnread: Bool
}
