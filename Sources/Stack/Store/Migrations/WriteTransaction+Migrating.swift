import SQLite

extension WriteTransaction {
    /// Creates the table of a record type, with its indexes.
    func createTable<Record: StoredRecord>(_ type: Record.Type) throws {
        try run { try $0.database.execute(Record.schema.table.creation) }
        try createIndexes(Record.schema.indexes)
        try createSearchIndex(of: type)
    }

    /// Creates the full-text index of a table, unless it exists, and adds all rows.
    func createSearchIndex<Record: StoredRecord>(of type: Record.Type) throws {
        guard let search = Record.schema.table.search else { return }
        try run { session in
            let statement = try session.database.statement("SELECT count(*) FROM sqlite_schema WHERE name = ?1")
            defer { statement.reset() }
            statement.bind(search.name, at: 1)
            guard try statement.step(), statement.integer(0) == 0 else { return }
            for creation in search.creation { try session.database.execute(creation) }
            try session.database.execute(search.rebuilding)
        }
    }

    /// Creates indexes of a table, unless they exist.
    func createIndexes<Record: StoredRecord>(_ indexes: [Index<Record>]) throws {
        for statement in try Record.schema.createIndexes(indexes) {
            try run { try $0.database.execute(statement) }
        }
    }

    /// Adds the column of a property, unless it exists.
    func addColumn<Record: StoredRecord, Value: Codable & Sendable>(
        _ keyPath: KeyPath<Record, Value>, default value: Value
    ) throws {
        try run { session in
            let table = Record.schema.table
            let column = try Record.schema.column(of: keyPath)
            guard try session.database.columns(ofTable: table.name)[column.name] == nil else { return }
            let isNil: Bool = (value as? any OptionalValue)?.isNil == true
            guard isNil || column.form != .sealed else {
                throw StoreError(
                    .migrationFailed,
                    """
                    \(table.name).\(column.name) is encrypted for each row separately, so it cannot have a default \
                    value. Make the property optional, and add it without a default value.
                    """)
            }
            let stored = try SQLiteValue(storing: value, in: column, of: table.name, json: session.json)
            let literal = try session.literal(stored)
            try session.database.execute(
                "ALTER TABLE \(table.quotedName) ADD COLUMN \(column.sqlDefinition) DEFAULT \(literal)")
        }
    }
}

extension Session {
    /// Returns a value as an SQL literal that SQLite creates, because ALTER TABLE accepts no parameters.
    fileprivate func literal(_ value: SQLiteValue) throws -> String {
        let statement = try database.statement("SELECT quote(?1)")
        defer { statement.reset() }
        _ = try statement.bind(value, at: 1).step()
        return statement.text(0)
    }
}
