/// The latest changes of one array, for those who have not seen them yet.
@MainActor
final class ArrayHistory {
    private var changes: [ArrayChanges] = []
    /// The number of changes before the first that is kept.
    private var forgotten: UInt64 = 0
    private var isForgetting = false

    nonisolated init() {}

    /// How many changes there have been.
    var version: UInt64 { forgotten + UInt64(changes.count) }

    /// Notes a change, until nobody can be waiting for it any more.
    func append(_ change: ArrayChanges) {
        changes.append(change)
        guard !isForgetting else { return }
        isForgetting = true
        Graph.main.afterChange { [self] in
            forgotten = version
            changes.removeAll(keepingCapacity: true)
            isForgetting = false
        }
    }

    /// All changes after number `version`, as one; nil if there are none.
    func changes(since version: UInt64) -> ArrayChanges? {
        guard version < self.version else { return nil }
        return changes[Int(version - forgotten)...].reduce(nil) { sum, next in sum?.followed(by: next) ?? next }
    }
}
