import SQLite

/// A transaction that reads a snapshot of the records. Concurrent writes are not visible in it.
///
/// It is valid until the closure to which it was passed returns.
public class ReadTransaction {
    private let session: Session
    private var hasEnded = false

    init(_ session: Session) {
        self.session = session
    }

    func end() { hasEnded = true }

    /// Runs `body`, or throws an error if the transaction has ended.
    func run<Result>(_ body: (Session) throws -> Result) throws -> Result {
        guard !hasEnded else {
            throw StoreError(
                .transactionEnded,
                """
                A transaction was used after its end. Use it only in the closure to which it is passed, \
                and return the values that are needed later.
                """)
        }
        guard session.database.isInTransaction else {
            // SQLite rolled back the transaction, for example because the disk is full. Without this check, later
            // statements would run outside a transaction.
            throw StoreError(
                .transactionEnded,
                "The transaction was rolled back because of an earlier error. Do not catch that error in the closure.")
        }
        return try session.translatingErrors { try body(session) }
    }

    // MARK: Fetching

    /// Returns the records of a query.
    public func fetch<Record: StoredRecord>(_ query: Query<Record>) throws -> [Record] {
        try elements(of: query)
    }

    /// Returns the records of a query, each with the record that it refers to.
    public func fetch<Record: StoredRecord, Other: StoredRecord>(
        _ query: JoinedQuery<Record, Other>
    ) throws -> [Joined<Record, Other>] {
        try elements(of: query)
    }

    private func elements<Query: Selection>(of query: Query) throws -> [Query.Element] {
        try run { session in
            let statement = try query.selection().statement(in: session.database)
            defer { statement.reset() }
            let decoder = RowDecoder(table: query.table, statement: statement, session: session)
            let other: RowDecoder? = query.otherDecoder(statement, session)
            let elements = RecordList<Query.Element>()
            while try statement.step() { try elements.append { try query.element(decoder, other) } }
            return elements.removeAll()
        }
    }

    /// Returns the first record of a query, if any.
    public func first<Record: StoredRecord>(_ query: Query<Record>) throws -> Record? {
        try fetch(query.limit(1)).first
    }

    /// Returns the number of records of a query.
    public func count<Record: StoredRecord>(_ query: Query<Record>) throws -> Int {
        try run { session in
            let statement = try query.counting().statement(in: session.database)
            defer { statement.reset() }
            return try statement.step() ? Int(statement.integer(0)) : 0
        }
    }

    /// Returns the record with the given identity, if any.
    public func find<Record: StoredRecord>(_ type: Record.Type, id: Record.ID) throws -> Record? {
        try run { session in
            let table = Record.schema.table
            let statement: SQLiteStatement = try session.database.statement(
                "SELECT \(table.columnList) FROM \(table.quotedName) WHERE \(table.idColumn.quotedName) = ?1")
            defer { statement.reset() }
            statement.bind(try session.identity(id, of: table), at: 1)
            guard try statement.step() else { return nil }
            return try RowDecoder(table: table, statement: statement, session: session).record() as Record
        }
    }
}

extension Session {
    /// Returns the value that stores an identity in its column.
    func identity(_ id: some Encodable, of table: TableDefinition) throws -> SQLiteValue {
        try SQLiteValue(storing: id, in: table.idColumn, of: table.name, json: json)
    }
}
