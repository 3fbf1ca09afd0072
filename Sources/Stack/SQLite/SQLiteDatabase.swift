import CSQLite
import Glibc

/// A connection to a SQLite database. It is not thread-safe: use it from one thread at a time.
package final class SQLiteDatabase {
    /// An error that SQLite reported.
    package struct Failure: Error {
        /// The extended result code.
        package var code: Int32
        /// SQLite's message, in English.
        package var message: String
        /// The `errno` of a failed file operation, or 0 if the failure has a different cause.
        package var systemError: Int32

        /// Creates a failure with a result code and a message.
        package init(code: Int32, message: String, systemError: Int32 = 0) {
            self.code = code
            self.message = message
            self.systemError = systemError
        }

        /// The primary result code.
        package var primaryCode: Int32 { code & 0xFF }
    }

    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    var observer: ChangeObserver?

    /// Opens the database file at `path`. `:memory:` opens a database in memory.
    ///
    /// - Parameters:
    ///   - isReadOnly: Whether the connection is read-only. If true, the file must exist.
    ///   - timeout: The time to wait for other connections' locks, in seconds.
    package init(path: String, isReadOnly: Bool = false, timeout: Double = 5) throws {
        var handle: OpaquePointer?
        // A read-only connection also needs write access, to clean up the log if it is the last connection that closes.
        let access: Int32 = SQLITE_OPEN_READWRITE | (isReadOnly ? 0 : SQLITE_OPEN_CREATE)
        let code: Int32 = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle, code == SQLITE_OK else {
            let message: String = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            let extended: Int32 = handle.map { sqlite3_extended_errcode($0) } ?? code
            let systemError: Int32 = handle.map { sqlite3_system_errno($0) } ?? 0
            sqlite3_close_v2(handle)
            throw Failure(code: extended, message: message, systemError: systemError)
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        // A comparison with NaN is false, so NaN waits for the longest time.
        sqlite3_busy_timeout(handle, Int32(max(0, min(Double(Int32.max), timeout * 1_000))))
        sqlite_refuse_quoted_texts(handle)
        if isReadOnly { try execute("PRAGMA query_only = ON") }
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements that have neither parameters nor results.
    package func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    /// Returns the prepared statement for `sql`, from a cache if it was prepared before.
    package func statement(_ sql: String) throws -> SQLiteStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try SQLiteStatement(sql, in: self)
        // Limits the memory of the cache when each statement is different.
        if statements.count >= 500 { statements.removeAll() }
        statements[sql] = statement
        return statement
    }

    /// Clears the cache, so that all statements are prepared again.
    func clearStatementCache() {
        statements.removeAll()
    }

    /// Runs `body` in a transaction that holds the write lock from its start. Rolls back if `body` throws.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try statement("BEGIN IMMEDIATE").run()
        do {
            let result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            // After some errors, such as a full disk, SQLite has rolled back already.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The number of rows that the statements of the connection have returned.
    package internal(set) var rowCount = 0

    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The number of rows that the last statement changed.
    package var changeCount: Int { Int(sqlite3_changes64(handle)) }

    /// The number of rows that were changed since the connection was opened.
    package var totalChangeCount: Int { Int(sqlite3_total_changes64(handle)) }

    /// A number that changes whenever tables, columns or indexes change.
    package var schemaVersion: Int64 {
        get throws { try integer("PRAGMA schema_version") }
    }

    /// Returns the integer in the first row and column of the result of `sql`, or 0 if there is no row.
    package func integer(_ sql: String) throws -> Int64 {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    func failure(_ code: Int32) -> Failure {
        let systemError: Int32 = errno
        // SQLite saves the `errno` of only some failures. After other failures, the current value of `errno` is still
        // that of the failure, because there has been no other system call.
        let isSaved: Bool = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
        let savedError: Int32 = isSaved ? sqlite3_system_errno(handle) : 0
        let isOutOfSpace: Bool = code & 0xFF == SQLITE_IOERR && [EDQUOT, EFBIG, ENOSPC].contains(systemError)
        return Failure(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
            systemError: isOutOfSpace ? systemError : savedError)
    }
}
