import Bindings
import SQLite
import Synchronization

/// A live query and its result.
// @unchecked: all state is used only on the writer's queue, except `pending`, which has a lock, and the properties of
// the main actor.
final class LiveResult<Query: Selection>: LiveQuery, @unchecked Sendable {
    private struct Update: Sendable {
        var records: [Query.Element]
        var changes: ArrayChanges
        var revision: Int
    }

    private let query: Query
    private let table: TableDefinition
    /// The other tables whose changes may affect the result.
    private let otherTables: Set<String>
    private var prepared = PreparedQuery(sql: "", values: [])
    /// For each column of the schema, its position in the table; nil if the positions are unknown. After migrations,
    /// the order of a table's columns can differ from the schema's.
    private var columnPositions: [SQLiteColumnPosition]?
    private var rows: [RowImage] = []
    /// The records of the rows.
    private var records: [Query.Element] = []
    private let pending = Mutex<[Update]>([])
    private(set) var isStale = false

    @MainActor private weak var source: DynamicArray<Query.Element>?
    /// The revision of the last updates that were applied to the live queries.
    @MainActor private var revision = 0

    init(_ query: Query) {
        self.query = query
        table = query.table
        otherTables = query.otherTables
    }

    // MARK: On the writer's queue

    func begin(_ session: Session) throws -> [Query.Element] {
        prepared = try query.selection()
        _ = try run(session)
        return records
    }

    func invalidate() {
        isStale = true
        columnPositions = nil
    }

    func process(_ change: SQLiteChange) {
        if otherTables.contains(where: { change.isOf(table: $0) }) { return isStale = true }
        guard change.isOf(table: table.name) else { return }
        guard let columnPositions, !query.dependsOnAllRows else { return isStale = true }
        isStale =
            change.hasOld && query.condition.mayMatch { change.old(columnPositions[$0]) }
            || change.hasNew && query.condition.mayMatch { change.new(columnPositions[$0]) }
    }

    var hasPendingUpdates: Bool { pending.withLock { !$0.isEmpty } }

    func refresh(_ session: Session, _ revision: Int) throws -> Bool {
        isStale = false
        guard let changes = try run(session) else { return false }
        let update = Update(records: records, changes: changes, revision: revision)
        pending.withLock { $0.append(update) }
        return true
    }

    /// Runs the query, and returns the changes to its result, or nil if the result did not change. Only changed rows
    /// are decoded.
    private func run(_ session: Session) throws -> ArrayChanges? {
        let statement = try prepared.statement(in: session.database)
        defer { statement.reset() }
        let decoder = RowDecoder(table: table, statement: statement, session: session)
        let other: RowDecoder? = query.otherDecoder(statement, session)
        var comparison = RowComparison(with: rows)
        let decodedRecords = RecordList<Query.Element>()
        while try statement.step() {
            if comparison.add(decoder, other) { try decodedRecords.append { try query.element(decoder, other) } }
        }
        if columnPositions == nil { columnPositions = try session.columnPositions(of: table) }
        guard let changes = comparison.changes else { return nil }
        records = comparison.updatedRecords(from: records, decoded: decodedRecords.removeAll())
        rows = comparison.rows
        return changes
    }

    // MARK: On the main actor

    /// Returns the array that follows the query. The query is removed when the array and all arrays that are derived
    /// from it are released.
    @MainActor
    func makeArray(_ writer: Writer, _ records: [Query.Element]) -> DynamicArrayValue<Query.Element> {
        let source = DynamicArray<Query.Element>(records)
        self.source = source
        let registration = LiveRegistration(source: source) { writer.remove(self) }
        apply(through: revision)
        return source.map { record in
            // The closure retains the registration as long as the derived array exists.
            withExtendedLifetime(registration) { record }
        }
    }

    @MainActor
    func apply(through revision: Int) {
        self.revision = max(self.revision, revision)
        // Updates that arrive before the array exists wait for it.
        guard let source else { return }
        let updates: ArraySlice<Update> = pending.withLock { pending in
            let due: ArraySlice<Update> = pending.prefix { $0.revision <= revision }
            pending.removeFirst(due.count)
            return due
        }
        for update in updates { source.replace(with: update.records, update.changes) }
    }
}

/// Removes a live query when its array is released.
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
    /// Returns, for each column of the schema, its position in the table.
    func columnPositions(of table: TableDefinition) throws -> [SQLiteColumnPosition] {
        let positions = try database.columns(ofTable: table.name)
        return try table.names.map { name in
            guard let position = positions[name] else {
                throw SQLiteDatabase.Failure(code: 1, message: "no such column: \(name)")
            }
            return position
        }
    }
}
