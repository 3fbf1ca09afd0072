import SQLite

/// A query whose rows can be decoded.
protocol Selection: Sendable {
    /// The type of the results.
    associatedtype Element: Sendable

    /// The table of the records. When its rows change, the changed rows are tested with the condition.
    var table: TableDefinition { get }
    /// The condition on the records.
    var condition: ConditionNode { get }
    /// All other tables that the result depends on.
    var otherTables: Set<String> { get }
    /// Whether the order depends on all rows of the table, including rows that do not satisfy the condition.
    var dependsOnAllRows: Bool { get }
    /// Returns the statement, whose first columns are the columns of the record.
    func selection() throws(StoreError) -> PreparedQuery
    /// Returns the decoder of the other record in a row; nil if the rows contain one record only.
    func otherDecoder(_ statement: SQLiteStatement, _ session: Session) -> RowDecoder?
    /// Decodes the current row.
    func element(_ decoder: RowDecoder, _ other: RowDecoder?) throws -> Element
}

extension Query: Selection {
    var table: TableDefinition { Record.schema.table }
    var otherTables: Set<String> { condition.otherTables }
    var dependsOnAllRows: Bool { words != nil }
    func otherDecoder(_ statement: SQLiteStatement, _ session: Session) -> RowDecoder? { nil }
    func element(_ decoder: RowDecoder, _ other: RowDecoder?) throws -> Record { try decoder.record() }
}

extension JoinedQuery: Selection {
    var table: TableDefinition { Record.schema.table }
    var condition: ConditionNode { query.condition }
    var otherTables: Set<String> { condition.otherTables.union([Other.schema.table.name]) }
    var dependsOnAllRows: Bool { query.dependsOnAllRows }

    func selection() throws(StoreError) -> PreparedQuery {
        if let failure { throw failure }
        let table = self.table
        let other = Other.schema.table
        var prepared = try query.scoredSelection()
        let columns: [String] =
            table.columns.map { "record.\($0.quotedName)" } + other.columns.map { "other.\($0.quotedName)" }
        let orders: [String] =
            Query<Other>.terms(of: otherOrders, in: "other.") + query.orderTerms(in: "record.")
        prepared.sql =
            "SELECT \(columns.joined(separator: ", ")) FROM (\(prepared.sql)) AS record "
            + "LEFT JOIN \(other.quotedName) AS other "
            + "ON other.\(other.idColumn.quotedName) = record.\(table.columns[columnIndex].quotedName) "
            + "ORDER BY \(orders.joined(separator: ", "))"
        return prepared
    }

    func otherDecoder(_ statement: SQLiteStatement, _ session: Session) -> RowDecoder? {
        RowDecoder(
            table: Other.schema.table, statement: statement, session: session, offset: table.columns.count)
    }

    func element(_ decoder: RowDecoder, _ other: RowDecoder?) throws -> Joined<Record, Other> {
        let record: Record = try decoder.record()
        guard let other, !other.row.isNull(0) else { return Joined(record, nil) }
        return Joined(record, try other.record())
    }
}
