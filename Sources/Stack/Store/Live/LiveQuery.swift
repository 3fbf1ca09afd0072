import SQLite

/// A query that runs again when its result may have changed.
///
/// All members except `apply(through:)` are used only on the writer's queue.
protocol LiveQuery: AnyObject, Sendable {
    /// Whether a change may have affected the result since the query ran last.
    var isStale: Bool { get }
    /// Whether there are updates that were not applied.
    var hasPendingUpdates: Bool { get }
    /// Marks the query as stale because any row, or the table itself, may have changed.
    func invalidate()
    /// Marks the query as stale if a change to a row may affect its result.
    func process(_ change: SQLiteChange)
    /// Runs the query again, and returns whether the result changed. A changed result belongs to `revision`.
    func refresh(_ session: Session, _ revision: Int) throws -> Bool
    /// Applies all updates up to a revision to the array that the live query updates.
    @MainActor func apply(through revision: Int)
}

/// Updates to live queries that are applied together.
struct LiveUpdates: Sendable {
    var queries: [any LiveQuery]
    /// The revision that all live queries show after the updates.
    var revision: Int

    static let none = LiveUpdates(queries: [], revision: 0)
    var isEmpty: Bool { queries.isEmpty }
}
