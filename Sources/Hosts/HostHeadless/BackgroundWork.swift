import Foundation

/// Work of the process that the ledger does not list, because others than the stack submitted it.
@preconcurrency @MainActor
public protocol BackgroundWork: AnyObject {
    /// Whether no such work is under way.
    var isIdle: Bool { get }

    /// The real seconds until delayed work of the main queue is due: negative when it is overdue, infinite when nothing is
    /// delayed.
    var secondsToDelayedWork: TimeInterval { get }

    /// Whether a transfer is under way, which a server in this process may have parked.
    var hasTransfers: Bool { get }

    /// The number of times that all work had ended after `wakeWhenIdle()` was called.
    var idleCount: Int { get }

    /// Ends a wait of the main run loop when no work is under way any more, and counts that.
    func wakeWhenIdle()
}
