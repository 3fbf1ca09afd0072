import SQLite

/// An SQL statement and the values of its parameters.
struct PreparedQuery: Sendable {
    var sql: String
    var values: [SQLiteValue]

    /// Returns the prepared statement with bound parameters.
    ///
    /// - Parameter first: The number of the first parameter to bind.
    func statement(in database: SQLiteDatabase, first: Int32 = 1) throws -> SQLiteStatement {
        let statement = try database.statement(sql)
        for (index, value) in values.enumerated() { statement.bind(value, at: first + Int32(index)) }
        return statement
    }
}

extension Query {
    /// Returns the statement that selects all columns of the records.
    func selection() throws(StoreError) -> PreparedQuery {
        try selection(of: Record.schema.table.columnList)
    }

    /// Returns the statement that selects columns of the records.
    func selection(of columns: String) throws(StoreError) -> PreparedQuery {
        var query = try filtered("SELECT \(columns) FROM \(Record.schema.table.quotedName)")
        query.sql += try ordering()
        return query
    }

    /// Returns the statement that counts the records.
    func counting() throws(StoreError) -> PreparedQuery {
        let table = Record.schema.table
        guard hasRange else { return try filtered("SELECT count(*) FROM \(table.quotedName)") }
        var query = try filtered("SELECT 1 FROM \(table.quotedName)")
        query.sql = "SELECT count(*) FROM (\(query.sql)\(try ordering()))"
        return query
    }

    /// Returns a statement such as `DELETE FROM table`, restricted to the records of the query.
    func statement(_ beginning: String) throws(StoreError) -> PreparedQuery {
        guard hasRange else { return try filtered(beginning) }
        let table = Record.schema.table
        let id = table.idColumn.quotedName
        var query = try filtered("SELECT \(id) FROM \(table.quotedName)")
        query.sql = "\(beginning) WHERE \(id) IN (\(query.sql)\(try ordering()))"
        return query
    }

    /// Whether a limit or an offset excludes records that satisfy the condition.
    private var hasRange: Bool { limit != nil || offset > 0 }

    private func filtered(_ beginning: String) throws(StoreError) -> PreparedQuery {
        if let failure { throw failure }
        var values: [SQLiteValue] = []
        if case .all(let nodes) = condition, nodes.isEmpty { return PreparedQuery(sql: beginning, values: []) }
        let sql = try condition.sql(Record.schema.table, &values)
        return PreparedQuery(sql: "\(beginning) WHERE \(sql)", values: values)
    }

    /// The columns by which the records are sorted, with their directions.
    var orderTerms: [String] {
        let columns = Record.schema.table.columns
        var terms: [String] = orders.map { "\(columns[$0.columnIndex].quotedName)\($0.direction.sql)" }
        if !orders.contains(where: { $0.columnIndex == 0 }) { terms.append(columns[0].quotedName) }
        return terms
    }

    private func ordering() throws(StoreError) -> String {
        let order = " ORDER BY \(orderTerms.joined(separator: ", "))"
        return hasRange ? "\(order) LIMIT \(limit ?? -1) OFFSET \(offset)" : order
    }
}
