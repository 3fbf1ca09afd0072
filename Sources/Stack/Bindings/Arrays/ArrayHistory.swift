/// The latest changes to an array, for observers that have not received them yet.
@MainActor
final class ArrayHistory {
    private var changes: [ArrayChanges] = []
    /// The number of changes that were removed.
    private var discardedCount: UInt64 = 0
    private var isDiscardScheduled = false

    nonisolated init() {}

    /// The number of changes so far.
    var version: UInt64 { discardedCount + UInt64(changes.count) }

    /// Adds a change, which is kept until it has been delivered to all observers.
    func append(_ change: ArrayChanges) {
        changes.append(change)
        guard !isDiscardScheduled else { return }
        isDiscardScheduled = true
        Graph.main.afterChange { [self] in
            discardedCount = version
            changes.removeAll(keepingCapacity: true)
            isDiscardScheduled = false
        }
    }

    /// Returns the changes after version `version`, combined into one, if any.
    func changes(since version: UInt64) -> ArrayChanges? {
        guard version < self.version else { return nil }
        return ArrayChanges.combined(changes[Int(version - discardedCount)...])
    }
}
