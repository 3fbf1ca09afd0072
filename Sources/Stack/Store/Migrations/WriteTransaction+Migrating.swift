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
        for index in indexes {
            let definition = try Record.schema.definition(of: index)
            try run { session in
                for name in definition.names {
                    let creation: String = definition.creation(name: name)
                    guard let existing = try session.definition(named: name) else {
                        return try session.database.execute(creation)
                    }
                    // Another index can have the name.
                    if existing == creation { return }
                }
                throw StoreError(
                    .migrationFailed,
                    """
                    Other indexes have the names \(definition.names.joined(separator: " and ")). \
                    Drop one of them in an earlier migration.
                    """)
            }
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
    /// Returns the statement with which SQLite created a table or index, or nil if no table or index has the name.
    fileprivate func definition(named name: String) throws -> String? {
        let statement = try database.statement("SELECT sql FROM sqlite_schema WHERE name = ?1 COLLATE NOCASE")
        defer { statement.reset() }
        statement.bind(name, at: 1)
        return try statement.step() ? statement.text(0) : nil
    }

    /// Returns a value as an SQL literal that SQLite creates, because ALTER TABLE accepts no parameters.
    fileprivate func literal(_ value: SQLiteValue) throws -> String {
        let statement = try database.statement("SELECT quote(?1)")
        defer { statement.reset() }
        _ = try statement.bind(value, at: 1).step()
        return statement.text(0)
    }
}
