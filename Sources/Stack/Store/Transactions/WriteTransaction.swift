import SQLite

/// A transaction that reads and changes records. Its changes take effect together or not at all.
///
/// If the closure to which it was passed throws, all changes are rolled back.
public final class WriteTransaction: ReadTransaction {
    private var depth = 0

    // MARK: Records

    /// Adds a record. Throws an error if a record with the same identity exists.
    public func insert<Record: StoredRecord>(_ record: Record) throws {
        try insert(CollectionOfOne(record))
    }

    /// Adds all records, or none if it throws. Throws an error if a record with the same identity exists.
    public func insert<Record: StoredRecord>(_ records: some Sequence<Record>) throws {
        try write(records, Record.schema.table.insertion)
    }

    /// Adds a record, or replaces the one with the same identity.
    public func save<Record: StoredRecord>(_ record: Record) throws {
        try save(CollectionOfOne(record))
    }

    /// Adds records or replaces those with the same identities. Saves all of them, or none if it throws.
    public func save<Record: StoredRecord>(_ records: some Sequence<Record>) throws {
        try write(records, Record.schema.table.saving)
    }

    /// Replaces the record with the same identity. Throws an error if it does not exist.
    public func update<Record: StoredRecord>(_ record: Record) throws {
        let table = Record.schema.table
        try write(CollectionOfOne(record), table.update) { session in
            guard session.database.changeCount == 0 else { return }
            throw StoreError(
                .notFound,
                """
                The record \(record.id) of \(table.name) could not be updated, because it does not exist. \
                Save it to add it.
                """)
        }
    }

    /// Deletes the record with the given identity.
    ///
    /// - Returns: Whether the record existed.
    @discardableResult
    public func delete<Record: StoredRecord>(_ type: Record.Type, id: Record.ID) throws -> Bool {
        try run { session in
            let table = Record.schema.table
            try session.database.statement(table.deletion).bind(try session.identity(id, of: table), at: 1).run()
            return session.database.changeCount > 0
        }
    }

    /// Deletes the record with the same identity as `record`.
    ///
    /// - Returns: Whether the record existed.
    @discardableResult
    public func delete<Record: StoredRecord>(_ record: Record) throws -> Bool {
        try delete(Record.self, id: record.id)
    }

    private func write<Record: StoredRecord>(
        _ records: some Sequence<Record>, _ sql: String, _ check: (Session) throws -> Void = { _ in }
    ) throws {
        try run { session in
            let statement: SQLiteStatement = try session.database.statement(sql)
            // Bound values would otherwise stay in memory until the statement runs again.
            defer { statement.clearParameters() }
            let encoder = RowEncoder(table: Record.schema.table, statement: statement, session: session)
            // If there are several records, either all of them are written or none.
            try withSavepoint(session, isNeeded: !(records is CollectionOfOne<Record>)) {
                for record in records {
                    try encoder.bind(record)
                    try statement.run()
                    try check(session)
                }
            }
        }
    }

    // MARK: Many records

    /// Deletes the records of a query.
    ///
    /// - Returns: The number of deleted records.
    @discardableResult
    public func delete<Record: StoredRecord>(_ query: Query<Record>) throws -> Int {
        try run { session in
            let table = Record.schema.table
            try query.statement("DELETE FROM \(table.quotedName)").statement(in: session.database).run()
            return session.database.changeCount
        }
    }

    /// Sets a property of all records of a query. It can be neither encrypted, nor the identity of records with
    /// encrypted properties.
    ///
    /// - Returns: The number of records of the query.
    @discardableResult
    public func update<Record: StoredRecord, Value: Codable & Sendable>(
        _ query: Query<Record>, set keyPath: KeyPath<Record, Value>, to value: Value
    ) throws -> Int {
        try run { session in
            let table = Record.schema.table
            let column = try Record.schema.column(of: keyPath)
            guard column.form != .sealed else {
                throw StoreError(
                    .invalidQuery,
                    """
                    \(table.name).\(column.name) is encrypted for each row separately. \
                    Update the records one by one.
                    """)
            }
            guard column.name != table.idColumn.name || !table.hasSealedColumns else {
                throw StoreError(
                    .invalidQuery,
                    """
                    \(table.name).\(column.name) cannot be set, because the encrypted values of a row cannot be \
                    decrypted with a different identity. Insert a record with the new identity, and delete the old one.
                    """)
            }
            var statement: PreparedQuery = try query.statement(
                "UPDATE \(table.quotedName) SET \(column.quotedName) = ?")
            statement.values.insert(
                try SQLiteValue(storing: value, in: column, of: table.name, json: session.json), at: 0)
            try statement.statement(in: session.database).run()
            return session.database.changeCount
        }
    }

    // MARK: Nested transactions

    /// Runs `body` in a nested transaction. If `body` throws, only the changes of the nested transaction are rolled
    /// back.
    public func nested<Result>(_ body: () throws -> Result) throws -> Result {
        try run { session in try withSavepoint(session) { try body() } }
    }

    private func withSavepoint<Result>(_ session: Session, isNeeded: Bool = true, _ body: () throws -> Result) throws
        -> Result
    {
        guard isNeeded else { return try body() }
        depth += 1
        let name = "part_\(depth)"
        defer { depth -= 1 }
        try session.database.statement("SAVEPOINT \(name)").run()
        do {
            let result = try body()
            try session.database.statement("RELEASE \(name)").run()
            return result
        } catch {
            // If SQLite rolled back the whole transaction, the savepoint no longer exists.
            if session.database.isInTransaction { try session.database.execute("ROLLBACK TO \(name); RELEASE \(name)") }
            throw error
        }
    }

    // MARK: SQL

    /// Runs an SQL statement. Migrations use it to change existing data.
    ///
    /// - Parameters:
    ///   - sql: One statement, with `?` for each value. Never put values into the text.
    ///   - values: The values of the parameters, such as numbers, strings and dates. They are converted as in columns
    ///     of their types.
    /// - Returns: The number of rows that the statement inserted, updated or deleted, excluding rows that foreign keys
    ///   and the search index changed as a consequence.
    /// - Throws: `StoreError` of the kind `invalidQuery` if the text has more than one statement, or if the number of
    ///   values is not that of the parameters.
    @discardableResult
    public func execute(_ sql: String, _ values: any Encodable...) throws -> Int {
        try run { session in
            let statement = try session.database.statement(sql)
            try WriteTransaction.check(statement, valueCount: values.count)
            statement.clearParameters()
            for (index, value) in values.enumerated() {
                let column = ColumnDefinition(name: "parameter \(index + 1)", type: type(of: value))
                statement.bind(
                    try SQLiteValue(storing: value, in: column, of: "SQL", json: session.json), at: Int32(index) + 1)
            }
            let before = session.database.totalChangeCount
            try statement.run()
            // A statement that changes no rows, such as CREATE TABLE, keeps the count of the last one that did. The
            // total includes the changes of triggers.
            return session.database.totalChangeCount == before ? 0 : session.database.changeCount
        }
    }

    private static func check(_ statement: SQLiteStatement, valueCount: Int) throws {
        guard !statement.isFollowedByStatements else {
            throw StoreError(
                .invalidQuery,
                """
                An SQL text has more than one statement, of which only the first would run. \
                Call execute once for each statement.
                """)
        }
        guard statement.parameterCount == valueCount else {
            throw StoreError(
                .invalidQuery,
                """
                An SQL statement has \(statement.parameterCount) parameters, but the number of its values is \
                \(valueCount). Pass one value for each parameter.
                """)
        }
    }
}
