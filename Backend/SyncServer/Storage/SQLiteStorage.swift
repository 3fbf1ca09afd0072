import SQLite

/// A connection to a SQLite database, which only this process uses.
final class SQLiteStorage: Storage {
    private let database: SQLiteDatabase

    init(path: String) throws {
        database = try SQLiteDatabase(path: path)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON")
        try database.transaction {
            let version: Int64 = try database.integer("PRAGMA user_version")
            for number in Int(version)..<max(Int(version), Tables.sqlite.count) {
                try database.execute(Tables.sqlite[number] + ";PRAGMA user_version = \(number + 1)")
            }
        }
    }

    var isLost: Bool { false }
    var wasLostWhileIdle: Bool { false }

    func rows(_ sql: String, _ values: [StorageValue]) throws -> [StorageRow] {
        let statement: SQLiteStatement = try database.statement(sql)
        defer { statement.reset() }
        statement.clearParameters()
        for (index, value) in values.enumerated() { statement.bind(SQLiteValue(value), at: Int32(index + 1)) }
        var rows: [StorageRow] = []
        var count: Int32 = 0
        while try statement.step() {
            if rows.isEmpty { count = statement.columnCount }
            let row: SQLiteRow = statement.row
            rows.append(StorageRow(values: (0..<count).map { StorageValue(row.value($0)) }))
        }
        return rows
    }

    func transaction<Result>(_ body: () throws -> Result) throws -> Result { try database.transaction(body) }

    // A transaction holds the lock of the database from its start.
    func lock(conversation: Int64) {}

    func append(_ event: NewEvent) throws -> Int64 {
        try rows(
            "INSERT INTO events (conversation, account, type, data) VALUES (?1, ?2, ?3, ?4) RETURNING id",
            [event.conversation.stored, event.account.stored, .text(event.type), .text(event.data)]
        ).first?.integer(0) ?? 0
    }

    // No other process uses the database.
    func send(_ signal: EventSignal) {}

    func isContained(_ part: String, in text: String) -> String { "instr(lower(\(text)), lower(\(part))) > 0" }
}

extension SQLiteValue {
    fileprivate init(_ value: StorageValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .text(let text): self = .text(text)
        case .bytes(let bytes): self = .blob(bytes)
        }
    }
}

extension StorageValue {
    fileprivate init(_ value: SQLiteValue) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .text(let text): self = .text(text)
        case .blob(let bytes): self = .bytes(bytes)
        }
    }
}
