import SQLite

/// A query that is run again when that may bring something else.
///
/// All but `apply` belongs to the writer's thread.
protocol LiveQuery: AnyObject, Sendable {
    /// Whether a row changed that it may want.
    var isStale: Bool { get }
    /// Whether something came of it that was not delivered yet.
    var isBehind: Bool { get }
    /// Anything may be another, also the table: from now on it is stale.
    func invalidate()
    /// Finds out whether a change may matter.
    func look(at change: SQLiteChange)
    /// Runs it again, and tells whether the result is another one, as of this moment.
    func refresh(_ session: Session, _ moment: Int) throws -> Bool
    /// Delivers what came of it up to this moment.
    @MainActor func apply(through moment: Int)
}

/// What is to be delivered together.
struct LiveUpdates: Sendable {
    var queries: [any LiveQuery]
    /// The moment that all live queries show then. Moments are counted.
    var moment: Int

    static let none = LiveUpdates(queries: [], moment: 0)
    var isEmpty: Bool { queries.isEmpty }
}
