import Foundation
import SQLite

/// The accounts, sessions, conversations, messages and pictures of a server, in SQLite.
final class SyncDatabase {
    private let database: SQLiteDatabase

    init(path: String) throws {
        database = try SQLiteDatabase(path: path)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON")
        try database.transaction {
            if try database.integer("PRAGMA user_version") == 0 { try database.execute(SyncDatabase.tables) }
        }
    }

    private static let tables = """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
            picture TEXT REFERENCES pictures) STRICT;
        CREATE TABLE sessions (
            digest BLOB PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts, expires REAL NOT NULL) STRICT;
        CREATE TABLE pictures (
            id TEXT PRIMARY KEY, account INTEGER NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
        CREATE TABLE conversations (id INTEGER PRIMARY KEY, members TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE members (
            conversation INTEGER NOT NULL REFERENCES conversations, account INTEGER NOT NULL REFERENCES accounts,
            read_up_to INTEGER NOT NULL DEFAULT 0, is_muted INTEGER NOT NULL DEFAULT 0,
            is_archived INTEGER NOT NULL DEFAULT 0, is_marked_unread INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (account, conversation)) STRICT, WITHOUT ROWID;
        CREATE INDEX members_by_conversation ON members (conversation);
        CREATE TABLE messages (
            id INTEGER PRIMARY KEY AUTOINCREMENT, conversation INTEGER NOT NULL REFERENCES conversations,
            author INTEGER NOT NULL REFERENCES accounts, client TEXT NOT NULL, text TEXT NOT NULL, reply_to INTEGER,
            picture TEXT REFERENCES pictures, sent REAL NOT NULL, UNIQUE (author, client)) STRICT;
        CREATE INDEX messages_by_conversation ON messages (conversation, id);
        PRAGMA user_version = 1;
        """

    /// Runs a statement with values for its parameters.
    func run(_ sql: String, _ values: SQLiteValue...) throws {
        try prepared(sql, values).run()
    }

    /// Returns the rows of a query.
    func rows<Row>(_ sql: String, _ values: SQLiteValue..., read: (SQLiteRow) -> Row) throws -> [Row] {
        let statement = try prepared(sql, values)
        defer { statement.reset() }
        var rows: [Row] = []
        while try statement.step() { rows.append(read(statement.row)) }
        return rows
    }

    /// Inserts a row, and returns its identifier.
    func insert(_ sql: String, _ values: SQLiteValue...) throws -> Int64 {
        try prepared(sql, values).run()
        return try database.integer("SELECT last_insert_rowid()")
    }

    /// Performs all changes of `body` or none.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result { try database.transaction(body) }

    private func prepared(_ sql: String, _ values: [SQLiteValue]) throws -> SQLiteStatement {
        let statement = try database.statement(sql)
        statement.clearParameters()
        for (index, value) in values.enumerated() { statement.bind(value, at: Int32(index + 1)) }
        return statement
    }
}

extension SQLiteRow {
    /// Returns the integer in a column; nil for NULL.
    func optionalInteger(_ index: Int32) -> Int64? { isNull(index) ? nil : integer(index) }
}

extension Optional where Wrapped == String {
    var sql: SQLiteValue { map { .text($0) } ?? .null }
}

extension Optional where Wrapped == Int64 {
    var sql: SQLiteValue { map { .integer($0) } ?? .null }
}
