import CProcessWork
import Foundation
import HostClock
import HostHeadless

/// The work that the process submits to Dispatch, and the transfers of Foundation's `URLSession`.
///
/// Virtual time stands still while such work is under way. A program that imports this module submits its blocks
/// through it; see `Documentation/Hosts.md`.
@preconcurrency @MainActor
public final class DispatchWork: BackgroundWork {
    /// The work of this process.
    public static let shared = DispatchWork()

    public private(set) var idleCount = 0

    private var isNotificationPending = false

    private init() {}

    public var isIdle: Bool { dispatch_work_is_idle() }

    public var hasTransfers: Bool { dispatch_work_has_transfers() }

    /// The number of transfers of `URLSession` that began since the process started.
    public var transferCount: Int { Int(dispatch_work_transfer_count()) }

    public var secondsToDelayedWork: TimeInterval { dispatch_work_seconds_to_next_block() }

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
