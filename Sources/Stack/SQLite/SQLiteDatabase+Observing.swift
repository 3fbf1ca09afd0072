import CSQLite

extension SQLiteDatabase {
    /// What is called for each row before it changes.
    final class ChangeObserver {
        let body: (SQLiteChange) -> Void
        init(_ body: @escaping (SQLiteChange) -> Void) { self.body = body }
    }

    /// Calls `body` before each row that this connection inserts, updates or deletes; nil ends that.
    ///
    /// `body` must not use the connection.
    package func observeChanges(_ body: ((SQLiteChange) -> Void)?) {
        // A DELETE for all rows that was prepared while nobody observed empties the table without looking at its rows.
        if body != nil, observer == nil { forgetStatements() }
        let observer: ChangeObserver? = body.map { ChangeObserver($0) }
        // The hook gets a pointer that this connection keeps valid: it lives as long as the connection, or the next call.
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

/// A row that is about to change. Valid only while the observer is called.
package struct SQLiteChange {
    let database: OpaquePointer
    let operation: Int32
    let tableName: UnsafePointer<CChar>

    /// Whether the row is of this table.
    package func isOf(table: String) -> Bool {
        table.withCString { sqlite3_stricmp($0, tableName) == 0 }
    }

    /// Whether there was a row before.
    package var hasOld: Bool { operation != SQLITE_INSERT }
    /// Whether there will be a row.
    package var hasNew: Bool { operation != SQLITE_DELETE }

    /// A value of the row before; nil if it cannot be had.
    package func old(_ place: SQLiteColumnPlace) -> SQLiteValue? {
        var value: OpaquePointer?
        guard sqlite3_preupdate_old(database, Int32(place.index), &value) == SQLITE_OK, let value else { return nil }
        // A row that is older than the column has the column's default, but is said to have NULL.
        if place.hasDefault, sqlite3_value_type(value) == SQLITE_NULL { return nil }
        return SQLiteValue(value)
    }

    /// A value of the row as it will be; nil if it cannot be had.
    package func new(_ place: SQLiteColumnPlace) -> SQLiteValue? {
        var value: OpaquePointer?
        guard sqlite3_preupdate_new(database, Int32(place.index), &value) == SQLITE_OK, let value else { return nil }
        return SQLiteValue(value)
    }
}

/// Where a column stands in its table.
package struct SQLiteColumnPlace: Sendable, Hashable {
    let index: Int
    /// Whether rows to which nothing was written hold something other than NULL there.
    let hasDefault: Bool
}

extension SQLiteDatabase {
    /// The columns of a table by their names; none if there is no such table.
    package func columns(ofTable table: String) throws -> [String: SQLiteColumnPlace] {
        let statement: SQLiteStatement = try statement(
            "SELECT cid, name, coalesce(upper(dflt_value), 'NULL') <> 'NULL' FROM pragma_table_info(?1)")
        defer { statement.reset() }
        statement.bind(table, at: 1)
        var places: [String: SQLiteColumnPlace] = [:]
        while try statement.step() {
            places[statement.text(1)] = SQLiteColumnPlace(
                index: Int(statement.integer(0)), hasDefault: statement.integer(2) != 0)
        }
        return places
    }
}
