import Foundation

extension SyncDatabase {
    /// Returns the newest messages in a conversation, newest first. With a lower bound, returns the oldest messages
    /// after it instead, oldest first.
    ///
    /// - Parameters:
    ///   - before: The exclusive upper bound of the identifiers; nil for no bound.
    ///   - after: The exclusive lower bound of the identifiers; nil for no bound.
    ///   - text: A string that the messages contain; nil for all messages.
    func messages(
        of conversation: Int64, before: Int64?, after: Int64? = nil, matching text: String?, limit: Int64
    ) throws -> [Message] {
        let order: String = after == nil ? "DESC" : "ASC"
        let query = "SELECT \(Message.columns) FROM messages WHERE conversation = ?1 AND id < ?2 AND id > ?3"
        guard let text else {
            return try rows(
                "\(query) ORDER BY id \(order) LIMIT ?4", .integer(conversation), .integer(before ?? .max),
                .integer(after ?? 0), .integer(limit), read: Message.init(row:))
        }
        return try rows(
            "\(query) AND \(storage.isContained("?5", in: "text")) ORDER BY id \(order) LIMIT ?4",
            .integer(conversation), .integer(before ?? .max), .integer(after ?? 0), .integer(limit), .text(text),
            read: Message.init(row:))
    }

    func message(client: String, author: Int64) throws -> Message? {
        try rows(
            "SELECT \(Message.columns) FROM messages WHERE author = ?1 AND client = ?2", .integer(author),
            .text(client), read: Message.init(row:)
        ).first
    }

    /// Adds a message, and marks it as read by its author. Returns nil if the author's client has sent it before. Call
    /// it in a transaction.
    func insertMessage(_ new: NewMessage, to conversation: Int64, author: Int64, at date: Date) throws -> Message? {
        try storage.lock(conversation: conversation)
        let added: [Message] = try rows(
            """
            INSERT INTO messages (conversation, author, client, text, reply_to, picture, sent)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (author, client) DO NOTHING RETURNING \(Message.columns)
            """, .integer(conversation), .integer(author), .text(new.clientId), .text(new.text ?? ""),
            new.replyTo.stored, new.picture.stored, .real(date.timeIntervalSince1970), read: Message.init(row:))
        guard let message = added.first else { return nil }
        try run(
            "UPDATE members SET read_up_to = ?1 WHERE conversation = ?2 AND account = ?3", .integer(message.id),
            .integer(conversation), .integer(author))
        return message
    }
}
