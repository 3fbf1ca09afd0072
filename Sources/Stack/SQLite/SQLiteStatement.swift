import CSQLite

/// A prepared statement. As in SQLite, parameters are numbered from 1 and columns from 0.
package final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let database: SQLiteDatabase
    /// Whether other statements, which do not run, follow the statement in its SQL text.
    package let isFollowedByStatements: Bool

    init(_ sql: String, in database: SQLiteDatabase) throws {
        var handle: OpaquePointer?
        let (code, isFollowed) = sql.withCString { text in
            var end: UnsafePointer<CChar>?
            let code: Int32 = sqlite3_prepare_v3(
                database.handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &end)
            return (code, code == SQLITE_OK && SQLiteStatement.hasStatements(end, in: database))
        }
        guard let handle, code == SQLITE_OK else { throw database.failure(code) }
        self.handle = handle
        self.database = database
        isFollowedByStatements = isFollowed
    }

    /// Returns whether an SQL text contains anything besides white space, comments and semicolons.
    private static func hasStatements(_ text: UnsafePointer<CChar>?, in database: SQLiteDatabase) -> Bool {
        var rest: UnsafePointer<CChar>? = text
        while let start = rest, start.pointee != 0 {
            var next: OpaquePointer?
            let code: Int32 = sqlite3_prepare_v3(database.handle, start, -1, 0, &next, &rest)
            sqlite3_finalize(next)
            // A statement that cannot be prepared is one too.
            if next != nil || code != SQLITE_OK { return true }
        }
        return false
    }

    deinit { sqlite3_finalize(handle) }

    /// Resets the statement, so that it can run again. Parameters keep their values.
    package func reset() {
        sqlite3_reset(handle)
    }

    /// Sets all parameters to NULL.
    package func clearParameters() {
        sqlite3_clear_bindings(handle)
    }

    /// Binds a value of any kind.
    @discardableResult
    package func bind(_ value: SQLiteValue, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// Binds an integer.
    @discardableResult
    package func bind(_ value: Int64, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// Binds a copy of a string.
    @discardableResult
    package func bind(_ value: String, at index: Int32) -> SQLiteStatement {
        parameters.bind(value, at: index)
        return self
    }

    /// The parameters of the statement. They must not outlive the statement.
    package var parameters: SQLiteParameters { SQLiteParameters(handle: handle) }

    /// The largest number of a parameter, or 0 if the statement has no parameters.
    package var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

    /// The number of columns of a row.
    package var columnCount: Int32 { sqlite3_column_count(handle) }

    /// The current row. It must not outlive the statement.
    package var row: SQLiteRow { row(after: 0) }

    /// Returns the current row without its first columns. It must not outlive the statement.
    package func row(after offset: Int32) -> SQLiteRow { SQLiteRow(handle: handle, offset: offset) }

    // MARK: Running

    /// Advances to the next row, and returns whether there is one.
    package func step() throws -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW:
            database.rowCount += 1
            return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        default:
            let failure = database.failure(code)
            sqlite3_reset(handle)
            throw failure
        }
    }

    /// Runs the statement to its end.
    package func run() throws {
        while try step() {}
    }

    // MARK: Columns of the current row

    /// Returns a column of the current row, converted to an integer. NULL is 0.
    package func integer(_ index: Int32) -> Int64 { row.integer(index) }

    /// Returns a column of the current row, converted to a string. NULL is the empty string.
    package func text(_ index: Int32) -> String { row.text(index) }
}
