import Foundation
import SQLite

/// A message as clients receive it.
struct Message: Encodable, Equatable, Identifiable, Sendable {
    var id: Int64
    var conversationID: Int64
    var authorID: Int64
    /// The identifier that the author's client gave it.
    var clientID: String
    var text: String
    var replyTo: Int64?
    var picturePath: String?
    var sentAt: Date

    static let columns = "id, conversation, author, client, text, reply_to, picture, sent"

    init(row: SQLiteRow) {
        id = row.integer(0)
        conversationID = row.integer(1)
        authorID = row.integer(2)
        clientID = row.text(3)
        text = row.text(4)
        replyTo = row.optionalInteger(5)
        picturePath = row.string(6).map { "/sync/pictures/\($0)" }
        sentAt = Date(timeIntervalSince1970: row.number(7) ?? 0)
    }
}

/// A conversation as one of its members sees it.
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

extension SyncDatabase {
    /// Returns whether an account is a member of a conversation.
    func isMember(_ account: Int64, of conversation: Int64) throws -> Bool {
        try !rows(
            "SELECT 1 FROM members WHERE account = ? AND conversation = ?", .integer(account), .integer(conversation)
        ) { _ in true }.isEmpty
    }

    func members(of conversation: Int64) throws -> [Conversation.Member] {
        try rows(
            """
            SELECT \(Account.columns), read_up_to FROM members JOIN accounts ON accounts.id = members.account
            WHERE conversation = ? ORDER BY accounts.id
            """, .integer(conversation)
        ) { Conversation.Member(account: Account(row: $0), readUpTo: $0.integer(4)) }
    }

    /// Returns the conversations of an account, that with the newest message first.
    func conversations(of account: Int64) throws -> [Conversation] {
        let identifiers: [Int64] = try rows(
            """
            SELECT conversation FROM members WHERE account = ? ORDER BY
            (SELECT max(id) FROM messages WHERE messages.conversation = members.conversation) DESC, conversation DESC
            """, .integer(account)
        ) { $0.integer(0) }
        return try identifiers.compactMap { try conversation($0, for: account) }
    }

    /// Returns a conversation; nil if the account is not a member.
    func conversation(_ id: Int64, for account: Int64) throws -> Conversation? {
        let found: [Conversation] = try rows(
            """
            SELECT is_muted, is_archived, is_marked_unread, (
                SELECT count(*) FROM messages
                WHERE messages.conversation = ?1 AND messages.id > read_up_to AND author <> ?2)
            FROM members WHERE conversation = ?1 AND account = ?2
            """, .integer(id), .integer(account)
        ) { row in
            Conversation(
                id: id, members: [], lastMessage: nil, unreadCount: row.integer(3), isMuted: row.integer(0) != 0,
                isArchived: row.integer(1) != 0, isMarkedUnread: row.integer(2) != 0)
        }
        guard var conversation = found.first else { return nil }
        conversation.members = try members(of: id)
        conversation.lastMessage = try messages(of: id, before: nil, matching: nil, limit: 1).first
        return conversation
    }

    /// Returns the conversation of exactly these members, and whether it is new.
    func conversation(of members: [Int64]) throws -> (id: Int64, isNew: Bool) {
        try transaction { try addConversation(of: members) }
    }

    /// Returns the conversation of exactly these members, and whether it is new. Call it in a transaction.
    func addConversation(of members: [Int64]) throws -> (id: Int64, isNew: Bool) {
        let key: String = members.sorted().map { "\($0)" }.joined(separator: ",")
        let known: [Int64] = try rows("SELECT id FROM conversations WHERE members = ?", .text(key)) { $0.integer(0) }
        if let id = known.first { return (id, false) }
        let id: Int64 = try insert("INSERT INTO conversations (members) VALUES (?)", .text(key))
        for member in members {
            try run("INSERT INTO members (conversation, account) VALUES (?, ?)", .integer(id), .integer(member))
        }
        return (id, true)
    }

    func setFlags(_ flags: ConversationFlags, of conversation: Int64, for account: Int64) throws {
        for (column, value) in [
            ("is_muted", flags.isMuted), ("is_archived", flags.isArchived), ("is_marked_unread", flags.isMarkedUnread),
        ] {
            guard let value else { continue }
            try run(
                "UPDATE members SET \(column) = ? WHERE conversation = ? AND account = ?", .integer(value ? 1 : 0),
                .integer(conversation), .integer(account))
        }
    }

    /// Marks the messages up to one as read. Returns whether there was an older mark.
    func markRead(_ conversation: Int64, upTo message: Int64, by account: Int64) throws -> Bool {
        let newest: Int64 = try messages(of: conversation, before: nil, matching: nil, limit: 1).first?.id ?? 0
        let mark: Int64 = min(message, newest)
        let old: [Int64] = try rows(
            "SELECT read_up_to FROM members WHERE conversation = ? AND account = ?", .integer(conversation),
            .integer(account)
        ) { $0.integer(0) }
        try run(
            """
            UPDATE members SET read_up_to = max(read_up_to, ?), is_marked_unread = 0
            WHERE conversation = ? AND account = ?
            """, .integer(mark), .integer(conversation), .integer(account))
        return (old.first ?? 0) < mark
    }

    // MARK: Messages

    /// Returns messages of a conversation, newest first.
    ///
    /// - Parameters:
    ///   - before: The identifier that all of them are less than; nil for the newest.
    ///   - after: The identifier that all of them are greater than; nil for any. Then they are the oldest ones, oldest
    ///     first.
    ///   - text: A text that all of them contain; nil for any.
    func messages(
        of conversation: Int64, before: Int64?, after: Int64? = nil, matching text: String?, limit: Int64
    ) throws -> [Message] {
        try rows(
            """
            SELECT \(Message.columns) FROM messages
            WHERE conversation = ? AND id < ? AND id > ? AND (? IS NULL OR instr(lower(text), lower(?)) > 0)
            ORDER BY id \(after == nil ? "DESC" : "ASC") LIMIT ?
            """, .integer(conversation), .integer(before ?? .max), .integer(after ?? 0), text.sql, text.sql,
            .integer(limit), read: Message.init(row:))
    }

    func message(client: String, author: Int64) throws -> Message? {
        try rows(
            "SELECT \(Message.columns) FROM messages WHERE author = ? AND client = ?", .integer(author), .text(client),
            read: Message.init(row:)
        ).first
    }

    /// Adds a message, which its author has read.
    func addMessage(_ new: NewMessage, to conversation: Int64, author: Int64, at date: Date) throws -> Message? {
        try transaction { try insertMessage(new, to: conversation, author: author, at: date) }
    }

    /// Adds a message, which its author has read. Call it in a transaction.
    func insertMessage(_ new: NewMessage, to conversation: Int64, author: Int64, at date: Date) throws -> Message? {
        let id: Int64 = try insert(
            """
            INSERT INTO messages (conversation, author, client, text, reply_to, picture, sent)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """, .integer(conversation), .integer(author), .text(new.clientId), .text(new.text ?? ""),
            new.replyTo.sql, new.picture.sql, .real(date.timeIntervalSince1970))
        try run(
            "UPDATE members SET read_up_to = ? WHERE conversation = ? AND account = ?", .integer(id),
            .integer(conversation), .integer(author))
        let query = "SELECT \(Message.columns) FROM messages WHERE id = ?"
        return try rows(query, .integer(id), read: Message.init(row:)).first
    }
}
