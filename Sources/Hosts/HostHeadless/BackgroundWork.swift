import Foundation

/// Work of the process that the ledger does not list, because code outside the stack submitted it.
@preconcurrency @MainActor
public protocol BackgroundWork: AnyObject {
    /// Whether no background work is in progress.
    var isIdle: Bool { get }

    /// The real seconds until delayed work on the main queue is due; negative if the work is overdue, infinite if no
    /// work is scheduled.
    var secondsToDelayedWork: TimeInterval { get }

    /// Whether a transfer is in progress. A server in this process may have parked it.
    var hasTransfers: Bool { get }

    /// The number of times that all work ended after a call to `wakeWhenIdle()`.
    var idleCount: Int { get }

    /// Wakes the main run loop when all work has ended, and increments `idleCount`.
    func wakeWhenIdle()
}
