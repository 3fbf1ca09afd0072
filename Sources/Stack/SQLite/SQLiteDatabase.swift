import CSQLite
import Glibc

/// One connection to a SQLite database. Not to be used from two threads at once.
package final class SQLiteDatabase {
    /// What SQLite says went wrong.
    package struct Failure: Error {
        /// The extended code.
        package var code: Int32
        package var message: String
        /// The system's number of what went wrong with a file; 0 where it was something else.
        package var systemError: Int32

        /// Makes one in SQLite's place.
        package init(code: Int32, message: String, systemError: Int32 = 0) {
            self.code = code
            self.message = message
            self.systemError = systemError
        }

        /// The code without its extension.
        package var primaryCode: Int32 { code & 0xFF }
    }

    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    var observer: ChangeObserver?

    /// Opens the database file at `path`; `:memory:` stays in memory.
    ///
    /// - Parameters:
    ///   - isReadOnly: the connection writes nothing, and the file must be there.
    ///   - timeout: how many seconds to wait for other connections' locks.
    package init(path: String, isReadOnly: Bool = false, timeout: Double = 5) throws {
        var handle: OpaquePointer?
        // Also a connection that only reads must be able to tidy up if it is the last one to be closed.
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
        sqlite3_busy_timeout(handle, Int32(timeout * 1_000))
        sqlite_refuse_quoted_texts(handle)
        if isReadOnly { try execute("PRAGMA query_only = ON") }
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements that bind nothing and return nothing.
    package func execute(_ sql: String) throws {
        let code: Int32 = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    /// The prepared statement for `sql`, which is kept for the next time.
    package func statement(_ sql: String) throws -> SQLiteStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        let statement = try SQLiteStatement(sql, in: self)
        // What asks for ever new statements must not fill the memory.
        if statements.count >= 500 { statements.removeAll() }
        statements[sql] = statement
        return statement
    }

    /// Lets go of what was prepared, so that it is prepared anew.
    func forgetStatements() {
        statements.removeAll()
    }

    /// Runs `body` in a transaction that no other writer can come between.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try statement("BEGIN IMMEDIATE").run()
        do {
            let result: Result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            // SQLite may have ended the transaction itself, for lack of space say.
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Whether a transaction is under way.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// How many rows the last statement changed.
    package var changeCount: Int { Int(sqlite3_changes64(handle)) }

    /// How many rows were changed since the connection was opened.
    package var totalChangeCount: Int { Int(sqlite3_total_changes64(handle)) }

    /// Becomes another number with every change of tables, columns and indexes.
    package var schemaVersion: Int64 {
        get throws { try integer("PRAGMA schema_version") }
    }

    /// The one number that `sql` returns; 0 if it returns nothing.
    package func integer(_ sql: String) throws -> Int64 {
        let statement: SQLiteStatement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    func failure(_ code: Int32) -> Failure {
        let systemError: Int32 = errno
        // SQLite keeps the system's number only of some failures. Nothing was asked of the system since the others.
        let kept: Int32 = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF) ? sqlite3_system_errno(handle) : 0
        let isOfSpace: Bool = code & 0xFF == SQLITE_IOERR && [EDQUOT, EFBIG, ENOSPC].contains(systemError)
        return Failure(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
            systemError: isOfSpace ? systemError : kept)
    }
}
