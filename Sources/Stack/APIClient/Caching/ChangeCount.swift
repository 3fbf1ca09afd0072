import Synchronization

/// Counts the ends of requests that may have changed something on the server.
///
/// An answer that was asked for at another count may tell of the time before a change. Clients that share a cache share
/// the count.
final class ChangeCount: Sendable {
    private let count = Atomic<UInt64>(0)

    var current: UInt64 { count.load(ordering: .sequentiallyConsistent) }

    /// Whoever asks from now on wants to know of a change.
    func increase() {
        count.add(1, ordering: .sequentiallyConsistent)
    }
}
