import CSQLite

extension SQLiteDatabase {
    /// The context of the pre-update hook.
    final class ChangeObserver {
        let body: (SQLiteChange) -> Void
        init(_ body: @escaping (SQLiteChange) -> Void) { self.body = body }
    }

    /// Sets the closure that is called before this connection inserts, updates or deletes a row. Nil removes the
    /// closure.
    ///
    /// `body` must not use the connection.
    package func observeChanges(_ body: ((SQLiteChange) -> Void)?) {
        // A DELETE of all rows that was prepared without a hook truncates the table and does not call the hook.
        if body != nil, observer == nil { clearStatementCache() }
        let observer: ChangeObserver? = body.map { ChangeObserver($0) }
        // The hook receives an unretained pointer. `self.observer` retains the object until the next call or `deinit`.
        let context: UnsafeMutableRawPointer? = observer.map { Unmanaged.passUnretained($0).toOpaque() }
        _ = sqlite3_preupdate_hook(
            handle,
            observer == nil
                ? nil
                : { context, database, operation, _, table, _, _ in
                    guard let context, let database, let table else { return }
                    let observer = Unmanaged<ChangeObserver>.fromOpaque(context).takeUnretainedValue()
                    observer.body(SQLiteChange(database: database, operation: operation, tableName: table))
                }, context)
        self.observer = observer
    }
}

/// A change to a row, before it happens. Valid only during the call to the observer.
package struct SQLiteChange {
    let database: OpaquePointer
    let operation: Int32
    let tableName: UnsafePointer<CChar>

    /// Returns whether the row belongs to the given table.
    package func isOf(table: String) -> Bool {
        table.withCString { sqlite3_stricmp($0, tableName) == 0 }
    }

    /// Whether the row exists before the change.
    package var hasOld: Bool { operation != SQLITE_INSERT }
    /// Whether the row exists after the change.
    package var hasNew: Bool { operation != SQLITE_DELETE }

    /// Returns the value of a column before the change, or nil if it is unknown.
    package func old(_ column: SQLiteColumnPosition) -> SQLiteValue? {
        var value: OpaquePointer?
        guard sqlite3_preupdate_old(database, Int32(column.index), &value) == SQLITE_OK, let value else { return nil }
        // SQLite reports NULL for a row that is older than the column, although the row has the column's default value.
        if column.hasDefault, sqlite3_value_type(value) == SQLITE_NULL { return nil }
        return SQLiteValue(value)
    }

    /// Returns the value of a column after the change, or nil if it is unknown.
    package func new(_ column: SQLiteColumnPosition) -> SQLiteValue? {
        var value: OpaquePointer?
        guard sqlite3_preupdate_new(database, Int32(column.index), &value) == SQLITE_OK, let value else { return nil }
        return SQLiteValue(value)
    }
}

/// The position of a column in its table.
package struct SQLiteColumnPosition: Sendable, Hashable {
    let index: Int
    /// Whether the column has a default value other than NULL.
    let hasDefault: Bool
}

extension SQLiteDatabase {
    /// Returns the columns of a table by name. Empty if there is no such table.
    package func columns(ofTable table: String) throws -> [String: SQLiteColumnPosition] {
        let statement: SQLiteStatement = try statement(
            "SELECT cid, name, coalesce(upper(dflt_value), 'NULL') <> 'NULL' FROM pragma_table_info(?1)")
        defer { statement.reset() }
        statement.bind(table, at: 1)
        var positions: [String: SQLiteColumnPosition] = [:]
        while try statement.step() {
            positions[statement.text(1)] = SQLiteColumnPosition(
                index: Int(statement.integer(0)), hasDefault: statement.integer(2) != 0)
        }
        return positions
    }
}
