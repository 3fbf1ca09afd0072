import SQLite

/// A query that is run again when that may bring something else.
///
/// `look`, `refresh` and `isStale` belong to the writer's thread.
protocol LiveQuery: AnyObject, Sendable {
    /// Whether a row changed that it may want.
    var isStale: Bool { get set }
    /// Finds out whether a change may matter.
    func look(at change: SQLiteChange)
    /// Runs it again, and tells whether the result is another one.
    func refresh(_ session: Session) throws -> Bool
    /// Delivers what came of it.
    @MainActor func apply()
}
