import Foundation

/// The accounts, sessions, conversations, messages, pictures and events of a server. It is not thread-safe: use it from
/// one thread at a time.
final class SyncDatabase {
    /// The events and signals that were sent since the last call to `takeAnnouncement()`.
    struct Announcement {
        /// The identifier of the newest event; nil if there is no event.
        var event: Int64?
        var signals: [EventSignal] = []
    }

    let storage: any Storage
    private var announcement = Announcement()
    /// Called before a signal is sent.
    var willSend: ((EventSignal) -> Void)?

    init(_ storage: any Storage) {
        self.storage = storage
    }

    /// Runs a statement with values for its parameters `?1`, `?2` and so on.
    func run(_ sql: String, _ values: StorageValue...) throws {
        _ = try checkedRows(sql, values)
    }

    /// Returns the rows of a query.
    func rows<Row>(_ sql: String, _ values: StorageValue..., read: (StorageRow) -> Row) throws -> [Row] {
        try checkedRows(sql, values).map(read)
    }

    private func checkedRows(_ sql: String, _ values: [StorageValue]) throws -> [StorageRow] {
        for value in values {
            // PostgreSQL cannot store this character.
            if case .text(let text) = value, text.utf8.contains(0) {
                throw Refusal(400, "A string contains a null character.")
            }
        }
        return try storage.rows(sql, values)
    }

    /// Performs all changes of `body` or none.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let before: Announcement = announcement
        do {
            return try storage.transaction {
                announcement = before
                return try body()
            }
        } catch {
            announcement = before
            throw error
        }
    }

    // MARK: Events

    /// Stores an event and sends it when the transaction ends. Call it last in a transaction.
    func append(_ event: NewEvent) throws {
        announcement.event = try storage.append(event)
        let interval: Int64 = 10_000
        guard let id = announcement.event, id.isMultiple(of: interval) else { return }
        try run("DELETE FROM events WHERE id <= ?1", .integer(id - SyncDatabase.keptEvents))
    }

    /// The number of newest events that are kept. A client that has missed more events must load everything again.
    static let keptEvents: Int64 = 200_000

    func send(_ signal: EventSignal) throws {
        announcement.signals.append(signal)
        willSend?(signal)
        try storage.send(signal)
    }

    /// Returns the events and signals that were sent since the last call.
    func takeAnnouncement() -> Announcement {
        defer { announcement = Announcement() }
        return announcement
    }
}
