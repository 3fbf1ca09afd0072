import SQLite

/// A query that runs again when its result may have changed.
///
/// All members except `apply(through:)` are used only on the writer's queue.
protocol LiveQuery: AnyObject, Sendable {
    /// Whether a change may have affected the result since the query ran last.
    var isStale: Bool { get }
    /// Whether there are updates that were not applied.
    var isBehind: Bool { get }
    /// Marks the query as stale because any row, or the table itself, may have changed.
    func invalidate()
    /// Marks the query as stale if a change to a row may affect its result.
    func look(at change: SQLiteChange)
    /// Runs the query again, and returns whether the result changed. A changed result is the one as of `moment`.
    func refresh(_ session: Session, _ moment: Int) throws -> Bool
    /// Applies the updates up to a moment to the array.
    @MainActor func apply(through moment: Int)
}

/// Updates of live queries that are applied together.
struct LiveUpdates: Sendable {
    var queries: [any LiveQuery]
    /// The moment that all live queries show after the updates. Moments are numbered consecutively.
    var moment: Int

    static let none = LiveUpdates(queries: [], moment: 0)
    var isEmpty: Bool { queries.isEmpty }
}
