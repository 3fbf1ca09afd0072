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
        var query = try filtered("SELECT \(columns) FROM \(Record.schema.table.quotedName)", isRanked: true)
        query.sql += ordering()
        return query
    }

    /// Returns the statement that counts the records.
    func counting() throws(StoreError) -> PreparedQuery {
        let table = Record.schema.table
        guard hasRange else { return try filtered("SELECT count(*) FROM \(table.quotedName)", isRanked: false) }
        var query = try filtered("SELECT 1 FROM \(table.quotedName)", isRanked: true)
        query.sql = "SELECT count(*) FROM (\(query.sql)\(ordering()))"
        return query
    }

    /// Returns a statement such as `DELETE FROM table`, restricted to the records of the query.
    func statement(_ beginning: String) throws(StoreError) -> PreparedQuery {
        guard hasRange else { return try filtered(beginning, isRanked: false) }
        let table = Record.schema.table
        let id = table.idColumn.quotedName
        var query = try filtered("SELECT \(id) FROM \(table.quotedName)", isRanked: true)
        query.sql = "\(beginning) WHERE \(id) IN (\(query.sql)\(ordering()))"
        return query
    }

    /// Whether a limit or an offset excludes records that satisfy the condition.
    private var hasRange: Bool { limit != nil || offset > 0 }

    /// Returns a statement for the records that satisfy the condition.
    ///
    /// - Parameter isRanked: Whether the statement is sorted. If so, it may need the relevance of the rows.
    private func filtered(_ beginning: String, isRanked: Bool) throws(StoreError) -> PreparedQuery {
        if let failure { throw failure }
        let table = Record.schema.table
        var query = PreparedQuery(sql: beginning, values: [])
        if isRanked, let pattern = relevancePattern {
            let index: String = try table.searchIndex().quotedName
            query.sql =
                "WITH \(Relevance.table) AS MATERIALIZED (SELECT rowid AS \(Relevance.row), rank AS "
                + "\(Relevance.score) FROM \(index) WHERE \(index) MATCH ?) \(beginning) LEFT JOIN "
                + "\(Relevance.table) ON \(Relevance.row) = \(table.quotedName).rowid"
            query.values.append(.text(pattern))
        }
        if case .all(let nodes) = condition, nodes.isEmpty { return query }
        query.sql += " WHERE \(try condition.sql(table, &query.values))"
        return query
    }

    /// The search pattern that determines the relevance of rows; nil if they are not sorted by relevance.
    private var relevancePattern: String? { words.flatMap(SearchPattern.pattern) }

    /// Returns the statement that selects all columns of the records, followed by the relevance score if the records
    /// are sorted by relevance.
    func scoredSelection() throws(StoreError) -> PreparedQuery {
        let columns: String = Record.schema.table.columnList
        return try selection(of: relevancePattern == nil ? columns : "\(columns), \(Relevance.score)")
    }

    /// Returns the columns that the records are sorted by, with their directions.
    ///
    /// - Parameter source: The name of the table that contains the columns, followed by a dot; empty if the statement
    ///   has only one table.
    func orderTerms(in source: String = "") -> [String] {
        let sorted: [Order] = orders.filter { $0.columnIndex != nil || relevancePattern != nil }
        let terms: [String] = Self.terms(of: sorted, in: source)
        guard !orders.contains(where: { $0.columnIndex == 0 }) else { return terms }
        return terms + [source + Record.schema.table.columns[0].quotedName]
    }

    static func terms(of orders: [Order], in source: String) -> [String] {
        orders.flatMap { order -> [String] in
            guard let index = order.columnIndex else {
                return ["\(source)\(Relevance.score) IS NULL", "\(source)\(Relevance.score)"]
            }
            return ["\(source)\(Record.schema.table.columns[index].quotedName)\(order.direction.sql)"]
        }
    }

    private func ordering() -> String {
        let order = " ORDER BY \(orderTerms().joined(separator: ", "))"
        return hasRange ? "\(order) LIMIT \(limit ?? -1) OFFSET \(offset)" : order
    }
}

/// The name of the table with the rows that a full-text search finds, and the names of its columns. They contain
/// spaces, so that they differ from the names of properties.
private enum Relevance {
    static let table = "\"engawa relevance\""
    static let row = "\"engawa relevance row\""
    /// A lower score is more relevant.
    static let score = "\"engawa relevance score\""
}

extension TableDefinition {
    /// Returns the full-text index.
    func searchIndex() throws(StoreError) -> SearchDefinition {
        if let search { return search }
        throw StoreError(
            .invalidQuery,
            """
            The schema of \(name) has no full-text index. Add a SearchIndex to the schema, and a migration with \
            Migration.addSearch.
            """)
    }
}
