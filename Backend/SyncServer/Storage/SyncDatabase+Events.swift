import Foundation

extension SyncDatabase {
    private static let columns = "id, conversation, account, type, data"

    /// Returns the events between two identifiers, oldest first, at most 500.
    func events(after first: Int64, through last: Int64) throws -> [StoredEvent] {
        try rows(
            "SELECT \(SyncDatabase.columns) FROM events WHERE id > ?1 AND id <= ?2 ORDER BY id LIMIT 500",
            .integer(first), .integer(last), read: StoredEvent.init(row:))
    }

    /// Returns the events that an account receives between two identifiers, oldest first.
    func events(after first: Int64, through last: Int64, of account: Int64, limit: Int) throws -> [StoredEvent] {
        try rows(
            """
            SELECT \(SyncDatabase.columns) FROM events WHERE id > ?1 AND id <= ?2 AND (
                account = ?3 OR (account IS NULL AND conversation IS NULL)
                OR conversation IN (SELECT conversation FROM members WHERE account = ?3))
            ORDER BY id LIMIT ?4
            """, .integer(first), .integer(last), .integer(account), .integer(Int64(limit)),
            read: StoredEvent.init(row:))
    }

    /// Returns the identifiers of the oldest and of the newest event; zeros if there are no events.
    func eventRange() throws -> (oldest: Int64, newest: Int64) {
        try rows("SELECT coalesce(min(id), 0), coalesce(max(id), 0) FROM events") { ($0.integer(0), $0.integer(1)) }
            .first ?? (0, 0)
    }

    /// Returns the accounts of the members of a conversation.
    func memberIDs(of conversation: Int64) throws -> [Int64] {
        try rows("SELECT account FROM members WHERE conversation = ?1", .integer(conversation)) { $0.integer(0) }
    }
}
