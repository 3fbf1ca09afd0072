import Bindings
import SQLite
import Synchronization

/// A live query and its result.
// The writer's thread has it for itself, but for `pending`, which has a lock, and what belongs to the main actor.
final class LiveResult<Record: StoredRecord>: LiveQuery, @unchecked Sendable {
    private struct Row {
        var identity: SQLiteValue
        /// The bytes of all columns: what they were the last time is found out without making a record of them.
        var image: [UInt8]
        var record: Record
    }

    private struct Update: Sendable {
        var records: [Record]
        var changes: ArrayChanges
    }

    private let query: Query<Record>
    private let table: TableShape = Record.schema.table
    private var prepared = PreparedQuery(sql: "", values: [])
    /// Where the columns of the schema stand in the table, which has grown by migrations.
    private var tablePlaces: [Int] = []
    private var rows: [Row] = []
    private let pending = Mutex<[Update]>([])
    var isStale = false

    @MainActor private weak var source: DynamicArray<Record>?

    init(_ query: Query<Record>) {
        self.query = query
    }

    // MARK: On the writer's thread

    func begin(_ session: Session) throws -> [Record] {
        prepared = try query.selection()
        tablePlaces = try session.tablePlaces(of: table)
        rows = try fetch(session)
        return rows.map(\.record)
    }

    func look(at change: SQLiteChange) {
        guard change.isOf(table: table.name) else { return }
        isStale =
            change.hasOld && query.condition.mayMatch { change.old(tablePlaces[$0]) }
            || change.hasNew && query.condition.mayMatch { change.new(tablePlaces[$0]) }
    }

    func refresh(_ session: Session) throws -> Bool {
        let old: [Row] = rows
        rows = try fetch(session)
        let changes = ArrayChanges(
            from: old, to: rows, identifiedBy: \.identity, isEqual: { $0.image == $1.image })
        guard !changes.isEmpty else { return false }
        let update = Update(records: rows.map(\.record), changes: changes)
        pending.withLock { $0.append(update) }
        return true
    }

    /// The rows of the query. Records are made of those only that are not as they were.
    private func fetch(_ session: Session) throws -> [Row] {
        let statement: SQLiteStatement = try prepared.statement(in: session.database)
        defer { statement.reset() }
        let decoder = RowDecoder(table: table, statement: statement, session: session)
        var known: [SQLiteValue: Int]?
        var fetched: [Row] = []
        fetched.reserveCapacity(rows.count + 1)
        var image: [UInt8] = []
        while try statement.step() {
            image.removeAll(keepingCapacity: true)
            decoder.append(to: &image)
            let index: Int = fetched.count
            if index < rows.count, rows[index].image == image {
                fetched.append(rows[index])
                continue
            }
            let identity: SQLiteValue = statement.row.value(0)
            let places: [SQLiteValue: Int] =
                known ?? Dictionary(rows.indices.map { (rows[$0].identity, $0) }) { first, _ in first }
            known = places
            if let place = places[identity], rows[place].image == image {
                fetched.append(rows[place])
            } else {
                fetched.append(Row(identity: identity, image: image, record: try decoder.record()))
            }
        }
        return fetched
    }

    // MARK: On the main actor

    /// Makes the array that follows the query. The query lives as long as the array, and what is derived from it.
    @MainActor
    func makeArray(_ writer: Writer, _ records: [Record]) -> DynamicArrayValue<Record> {
        let source = DynamicArray<Record>(records)
        self.source = source
        let registration = LiveRegistration(source: source) { writer.remove(self) }
        apply()
        return source.map { record in
            // What derived arrays are made by is kept as long as they are.
            withExtendedLifetime(registration) { record }
        }
    }

    @MainActor
    func apply() {
        // Those that changed before there was an array wait for it.
        guard let source else { return }
        let updates: [Update] = pending.withLock { updates in
            defer { updates = [] }
            return updates
        }
        for update in updates { source.replace(with: update.records, update.changes) }
    }
}

/// Ends a live query when nobody has its array any more.
private final class LiveRegistration: Sendable {
    private let source: AnyObject & Sendable
    private let end: @Sendable () -> Void

    init(source: AnyObject & Sendable, end: @escaping @Sendable () -> Void) {
        self.source = source
        self.end = end
    }

    deinit { end() }
}

extension RowDecoder {
    /// Adds the bytes of all columns; of encrypted ones what is in them, as they look different each time.
    func append(to image: inout [UInt8]) {
        for (place, column) in table.columns.enumerated() {
            let index = Int32(place)
            if column.form == .sealed, let sealer = session.sealer,
                let plain = row.withBytes(
                    index,
                    {
                        sealer.open($0, table: table.name, column: column.name, row: identity)
                    })
            {
                withUnsafeBytes(of: plain.count) { image.append(contentsOf: $0) }
                image += plain
            } else {
                row.append(index, to: &image)
            }
        }
    }
}

extension Session {
    /// Where the columns of the schema stand in the table.
    func tablePlaces(of table: TableShape) throws -> [Int] {
        let statement: SQLiteStatement = try database.statement("SELECT cid, name FROM pragma_table_info(?1)")
        defer { statement.reset() }
        statement.bind(table.name, at: 1)
        var places: [String: Int] = [:]
        while try statement.step() { places[statement.text(1)] = Int(statement.integer(0)) }
        return try table.names.map { name in
            guard let place = places[name] else {
                throw SQLiteDatabase.Failure(code: 1, message: "no such column: \(name)")
            }
            return place
        }
    }
}
