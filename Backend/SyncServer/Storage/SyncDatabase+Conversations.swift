import Foundation

extension SyncDatabase {
    /// Returns whether an account is a member of a conversation.
    func isMember(_ account: Int64, of conversation: Int64) throws -> Bool {
        try !rows(
            "SELECT 1 FROM members WHERE account = ?1 AND conversation = ?2", .integer(account), .integer(conversation)
        ) { _ in true }.isEmpty
    }

    /// Returns the conversations of an account. The conversation with the newest message is first.
    func conversations(of account: Int64) throws -> [Conversation] {
        try conversations(where: "account = ?1", .integer(account), of: account)
    }

    /// Returns a conversation; nil if the account is not a member.
    func conversation(_ id: Int64, for account: Int64) throws -> Conversation? {
        try conversations(where: "account = ?2 AND conversation = ?1", .integer(id), .integer(account), of: account)
            .first
    }

    /// Returns the conversations for the rows of the table `members` that meet a condition. It uses one query for all
    /// members, and one for all last messages.
    private func conversations(
        where condition: String, _ values: StorageValue..., of account: Int64
    ) throws -> [Conversation] {
        let newest = "(SELECT max(id) FROM messages WHERE messages.conversation = members.conversation)"
        let mine = "SELECT conversation FROM members WHERE \(condition)"
        let account = "?\(values.count)"
        func all<Row>(_ sql: String, read: (StorageRow) -> Row) throws -> [Row] {
            try storage.rows(sql, values).map(read)
        }
        let members: [(id: Int64, member: Conversation.Member)] = try all(
            """
            SELECT \(Account.columns), read_up_to, conversation FROM members
            JOIN accounts ON accounts.id = members.account
            WHERE conversation IN (\(mine)) ORDER BY accounts.id
            """
        ) { row in (row.integer(5), Conversation.Member(account: Account(row: row), readUpTo: row.integer(4))) }
        let messages: [Message] = try all(
            """
            SELECT \(Message.columns) FROM messages WHERE id IN (SELECT \(newest) FROM members WHERE \(condition))
            """, read: Message.init(row:))
        let membersByID: [Int64: [(id: Int64, member: Conversation.Member)]] = Dictionary(grouping: members, by: \.id)
        let messageByID: [Int64: [Message]] = Dictionary(grouping: messages, by: \.conversationID)
        return try all(
            """
            SELECT conversation, is_muted, is_archived, is_marked_unread, (
                SELECT count(*) FROM messages WHERE messages.conversation = members.conversation
                AND messages.id > members.read_up_to AND author <> \(account))
            FROM members WHERE \(condition) ORDER BY coalesce(\(newest), 0) DESC, conversation DESC
            """
        ) { row in
            let id: Int64 = row.integer(0)
            return Conversation(
                id: id, members: membersByID[id]?.map(\.member) ?? [], lastMessage: messageByID[id]?.first,
                unreadCount: row.integer(4), isMuted: row.integer(1) != 0, isArchived: row.integer(2) != 0,
                isMarkedUnread: row.integer(3) != 0)
        }
    }

    /// Returns the conversation of exactly these members, and whether it is new. Adds the conversation if there is
    /// none. Call this method in a transaction.
    func addConversation(of members: [Int64]) throws -> (id: Int64, isNew: Bool) {
        let key: String = members.sorted().map { "\($0)" }.joined(separator: ",")
        func known() throws -> Int64? {
            try rows("SELECT id FROM conversations WHERE members = ?1", .text(key)) { $0.integer(0) }.first
        }
        if let id = try known() { return (id, false) }
        // Another process may add it at the same time.
        let added: [Int64] = try rows(
            "INSERT INTO conversations (members) VALUES (?1) ON CONFLICT (members) DO NOTHING RETURNING id", .text(key)
        ) { $0.integer(0) }
        guard let id = added.first else { return (try known() ?? 0, false) }
        for member in members {
            try run("INSERT INTO members (conversation, account) VALUES (?1, ?2)", .integer(id), .integer(member))
        }
        return (id, true)
    }

    func setFlags(_ flags: ConversationFlags, of conversation: Int64, for account: Int64) throws {
        for (column, value) in [
            ("is_muted", flags.isMuted), ("is_archived", flags.isArchived), ("is_marked_unread", flags.isMarkedUnread),
        ] {
            guard let value else { continue }
            try run(
                "UPDATE members SET \(column) = ?1 WHERE conversation = ?2 AND account = ?3",
                .integer(value ? 1 : 0), .integer(conversation), .integer(account))
        }
    }

    /// Marks the messages up to a given message, at most the newest one, as read. Returns the last message that is now
    /// read, or nil if no more messages are read than before.
    func markRead(_ conversation: Int64, upTo message: Int64, by account: Int64) throws -> Int64? {
        let newest: Int64 = try messages(of: conversation, before: nil, matching: nil, limit: 1).first?.id ?? 0
        let mark: Int64 = min(message, newest)
        let moved: [Bool] = try rows(
            """
            UPDATE members SET read_up_to = ?1 WHERE conversation = ?2 AND account = ?3 AND read_up_to < ?1
            RETURNING account
            """, .integer(mark), .integer(conversation), .integer(account)
        ) { _ in true }
        try run(
            """
            UPDATE members SET is_marked_unread = 0
            WHERE conversation = ?1 AND account = ?2 AND is_marked_unread <> 0
            """, .integer(conversation), .integer(account))
        return moved.isEmpty ? nil : mark
    }
}
