import PostgreSQL

/// A connection to a PostgreSQL database, which several processes may use.
final class PostgresStorage: Storage {
    private let connection: PostgresConnection
    /// Maps each statement with SQLite's parameters to the same statement with PostgreSQL's parameters.
    private var translations: [String: String] = [:]

    /// Connects to a database, and creates the missing tables.
    init(url: String) throws {
        connection = try PostgresConnection(url: url)
        guard try version() < Tables.postgres.count else { return }
        // Another process may create the tables at the same time. The lock is acquired before the transaction begins,
        // because a transaction does not see tables that are created while it waits. If an error is thrown, the lock
        // ends with the connection.
        try connection.execute("SELECT pg_advisory_lock(hashtext(current_schema()))")
        let version: Int = try version()
        if version < Tables.postgres.count {
            try transaction {
                for number in version..<Tables.postgres.count { try connection.execute(Tables.postgres[number]) }
            }
        }
        try connection.execute("SELECT pg_advisory_unlock(hashtext(current_schema()))")
    }

    /// Returns the number of steps in `Tables.postgres` that have been performed.
    private func version() throws -> Int {
        let exists: [[PostgresValue]] = try connection.rows("SELECT to_regclass('versions') IS NOT NULL")
        guard exists.first?.first == .integer(1) else { return 0 }
        guard case .integer(let version)? = try connection.rows("SELECT max(version) FROM versions").first?.first
        else { return 0 }
        return Int(version)
    }

    var isLost: Bool { connection.isLost }
    var wasLostWhileIdle: Bool { connection.isLost || connection.hasUnexpectedInput }

    func rows(_ sql: String, _ values: [StorageValue]) throws -> [StorageRow] {
        let translation: String = translations[sql] ?? sql.replacing("?", with: "$")
        translations[sql] = translation
        return try connection.rows(translation, values).map(StorageRow.init)
    }

    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        var attempts = 0
        while true {
            do {
                return try connection.transaction(body)
            } catch let failure as PostgresFailure where failure.isConflict && attempts < 3 {
                attempts += 1
            }
        }
    }

    func lock(conversation: Int64) throws {
        let key = Int64(truncatingIfNeeded: conversation & 0x7FFF_FFFF)
        _ = try connection.rows(
            "SELECT pg_advisory_xact_lock(hashtext(current_schema()), CAST($1 AS INTEGER))", [.integer(key)])
    }

    func append(_ event: NewEvent) throws -> Int64 {
        try rows(
            "SELECT append_event(CAST(?1 AS BIGINT), CAST(?2 AS BIGINT), ?3, ?4)",
            [event.conversation.stored, event.account.stored, .text(event.type), .text(event.data)]
        ).first?.integer(0) ?? 0
    }

    func send(_ signal: EventSignal) throws {
        _ = try rows("SELECT pg_notify('events_' || current_schema(), ?1)", [.text(signal.text)])
    }

    func isContained(_ part: String, in text: String) -> String { "strpos(lower(\(text)), lower(\(part))) > 0" }

    // MARK: Notifications

    /// Begins receiving the notifications of events and signals.
    func listen() throws {
        // The name of the channel of this schema, as the function `append_event` computes it.
        let name: String = try rows("SELECT quote_ident('events_' || current_schema())", []).first?.text(0) ?? ""
        try connection.execute("LISTEN \(name)")
    }

    /// The file descriptor, which is readable when a notification arrives.
    var socket: Int32 { connection.socket }

    /// Returns the notifications that have arrived, oldest first, without waiting.
    func notifications() throws -> [EventNotification] {
        try connection.notifications().compactMap { EventNotification(text: $0) }
    }
}
