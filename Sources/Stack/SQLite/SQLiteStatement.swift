import CSQLite

/// A prepared statement. Parameters are counted from 1, columns from 0, as SQLite does.
package final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let database: SQLiteDatabase

    init(_ sql: String, in database: SQLiteDatabase) throws {
        var handle: OpaquePointer?
        let code: Int32 = sqlite3_prepare_v3(
            database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard let handle, code == SQLITE_OK else { throw database.failure(code) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Ends a run, so that the statement can begin again. Parameters keep their values.
    package func reset() {
        sqlite3_reset(handle)
    }

    /// Makes all parameters NULL.
    package func clearParameters() {
        sqlite3_clear_bindings(handle)
    }

    /// Binds a value of any kind.
    @discardableResult
    package func bind(_ value: SQLiteValue, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// Binds a number.
    @discardableResult
    package func bind(_ value: Int64, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// Binds a copy of a text.
    @discardableResult
    package func bind(_ value: String, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// What is bound to the statement. It must not be used when the statement is gone.
    package var parameters: SQLiteParameters { SQLiteParameters(handle: handle) }

    /// The current row. It must not be used when the statement is gone.
    package var row: SQLiteRow { SQLiteRow(handle: handle) }

    // MARK: Running

    /// Goes on to the next row, and tells whether there is one.
    package func step() throws -> Bool {
        let code: Int32 = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        default:
            let failure: SQLiteDatabase.Failure = database.failure(code)
            sqlite3_reset(handle)
            throw failure
        }
    }

    /// Runs the statement to its end.
    package func run() throws {
        while try step() {}
    }

    // MARK: Columns of the current row

    /// A column as a number.
    package func integer(_ index: Int32) -> Int64 { row.integer(index) }

    /// A column as a text; empty if it is NULL.
    package func text(_ index: Int32) -> String { row.text(index) }
}
