import Synchronization

/// Identifies one caller's wait for a transfer.
final class Ticket: Sendable {
    private static let count = Atomic<UInt64>(0)

    let identifier = Ticket.count.add(1, ordering: .relaxed).newValue
    let isCancelled = Atomic<Bool>(false)
    let isPaused = Atomic<Bool>(false)
}
