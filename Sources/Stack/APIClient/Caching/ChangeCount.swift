import Synchronization

/// Counts completed requests that may have changed something on the server.
///
/// If the count has changed since a request was sent, the response may predate a change. Clients that share a cache
/// share the count.
final class ChangeCount: Sendable {
    private let count = Atomic<UInt64>(0)

    var current: UInt64 { count.load(ordering: .sequentiallyConsistent) }

    /// Records a change, so that later requests do not join transfers that started before the change.
    func increase() {
        count.add(1, ordering: .sequentiallyConsistent)
    }
}
