import Bindings
import SQLite
import Synchronization

/// A live query and its result.
// @unchecked: the writer's thread has it for itself, but for `pending`, which has a lock, and what belongs to the main
// actor.
final class LiveResult<Record: StoredRecord>: LiveQuery, @unchecked Sendable {
    private struct Update: Sendable {
        var records: [Record]
        var changes: ArrayChanges
        var moment: Int
    }

    private let query: Query<Record>
    private let table: TableShape = Record.schema.table
    private var prepared = PreparedQuery(sql: "", values: [])
    /// Where the columns of the schema stand in the table, which has grown by migrations; nil if that is to be found out.
    private var tablePlaces: [SQLiteColumnPlace]?
    private var rows: [RowImage] = []
    /// What the rows are as records.
    private var records: [Record] = []
    private let pending = Mutex<[Update]>([])
    private(set) var isStale = false

    @MainActor private weak var source: DynamicArray<Record>?
    /// The moment that the other live queries show.
    @MainActor private var moment = 0

    init(_ query: Query<Record>) {
        self.query = query
    }

    // MARK: On the writer's thread

    func begin(_ session: Session) throws -> [Record] {
        prepared = try query.selection()
        _ = try run(session)
        return records
    }

    func invalidate() {
        isStale = true
        tablePlaces = nil
    }

    func look(at change: SQLiteChange) {
        guard change.isOf(table: table.name) else { return }
        guard let tablePlaces else { return isStale = true }
        isStale =
            change.hasOld && query.condition.mayMatch { change.old(tablePlaces[$0]) }
            || change.hasNew && query.condition.mayMatch { change.new(tablePlaces[$0]) }
    }

    var isBehind: Bool { pending.withLock { !$0.isEmpty } }

    func refresh(_ session: Session, _ moment: Int) throws -> Bool {
        isStale = false
        guard let changes = try run(session) else { return false }
        let update = Update(records: records, changes: changes, moment: moment)
        pending.withLock { $0.append(update) }
        return true
    }

    /// Runs the query, and tells what is not as it was; nil if everything is. Records are made of those rows only.
    private func run(_ session: Session) throws -> ArrayChanges? {
        let statement: SQLiteStatement = try prepared.statement(in: session.database)
        defer { statement.reset() }
        let decoder = RowDecoder(table: table, statement: statement, session: session)
        var comparison = RowComparison(with: rows)
        let made = RecordList<Record>()
        while try statement.step() {
            if comparison.add(decoder) { try made.append { try decoder.record() } }
        }
        if tablePlaces == nil { tablePlaces = try session.tablePlaces(of: table) }
        guard let changes = comparison.changes else { return nil }
        records = comparison.follow(records, made.removeAll())
        rows = comparison.rows
        return changes
    }

    // MARK: On the main actor

    /// Makes the array that follows the query. The query lives as long as the array, and what is derived from it.
    @MainActor
    func makeArray(_ writer: Writer, _ records: [Record]) -> DynamicArrayValue<Record> {
        let source = DynamicArray<Record>(records)
        self.source = source
        let registration = LiveRegistration(source: source) { writer.remove(self) }
        apply(through: moment)
        return source.map { record in
            // What derived arrays are made by is kept as long as they are.
            withExtendedLifetime(registration) { record }
        }
    }

    @MainActor
    func apply(through moment: Int) {
        self.moment = max(self.moment, moment)
        // Those that changed before there was an array wait for it.
        guard let source else { return }
        let updates: ArraySlice<Update> = pending.withLock { pending in
            let due: ArraySlice<Update> = pending.prefix { $0.moment <= moment }
            pending.removeFirst(due.count)
            return due
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

extension Session {
    /// Where the columns of the schema stand in the table.
    func tablePlaces(of table: TableShape) throws -> [SQLiteColumnPlace] {
        let places: [String: SQLiteColumnPlace] = try database.columns(ofTable: table.name)
        return try table.names.map { name in
            guard let place = places[name] else {
                throw SQLiteDatabase.Failure(code: 1, message: "no such column: \(name)")
            }
            return place
        }
    }
}
