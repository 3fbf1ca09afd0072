import CProcessWork
import Foundation
import HostClock
import HostHeadless

/// The work that the process submits to Dispatch, and the transfers by Foundation's `URLSession`.
///
/// Virtual time stands still while such work is in progress. This module intercepts the submissions to Dispatch in a
/// program that links it; see `Documentation/Hosts.md`.
@preconcurrency @MainActor
public final class DispatchWork: BackgroundWork {
    /// The work of this process.
    public static let shared = DispatchWork()

    /// The number of times that all work ended after a call to `wakeWhenIdle()`.
    public private(set) var idleCount = 0

    private var isNotificationPending = false

    private init() {}

    /// Whether no work is in progress.
    public var isIdle: Bool { dispatch_work_is_idle() }

    /// Whether a transfer by `URLSession` is in progress.
    public var hasTransfers: Bool { dispatch_work_has_transfers() }

    /// The number of transfers by `URLSession` that started in this process.
    public var transferCount: Int { Int(dispatch_work_transfer_count()) }

    /// The real seconds until the next delayed block on the main queue is due; negative if the block is overdue,
    /// infinite if no block is scheduled.
    public var secondsToDelayedWork: TimeInterval { dispatch_work_seconds_to_next_block() }

    /// Wakes the main run loop when all work has ended, and increments `idleCount`.
    public func wakeWhenIdle() {
        guard !isNotificationPending else { return }
        isNotificationPending = true
        dispatch_work_notify { _ in
            // The function is called on the main queue.
            MainActor.assumeIsolated {
                DispatchWork.shared.isNotificationPending = false
                DispatchWork.shared.idleCount += 1
            }
            MainQueue.shared.wake()
        }
    }
}
