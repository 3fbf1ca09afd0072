import HostClock
import Synchronization

/// The number of transfers in progress in the process, for an activity indicator.
///
/// A stream of events counts only until it is open, because the user does not wait for it afterward.
public final class NetworkActivity: Sendable {
    /// The activity of all clients of this process.
    public static let shared = NetworkActivity()

    private struct State {
        var count = 0
        var isNotificationQueued = false
        var nextIdentifier: UInt64 = 0
        var observers: [(identifier: UInt64, call: @MainActor @Sendable (Int) -> Void)] = []

        /// Returns whether a notification must be queued, and marks it as queued.
        mutating func markNotificationQueued() -> Bool {
            guard !observers.isEmpty, !isNotificationQueued else { return false }
            isNotificationQueued = true
            return true
        }
    }

    private let state = Mutex(State())

    init() {}

    /// The number of transfers in progress. Thread-safe.
    public var transferCount: Int { state.withLock { $0.count } }

    /// Calls `observer` on the main thread with the count after every change, until the observation is released.
    ///
    /// Changes in quick succession are reported together. If transfers are in progress already, their count is reported
    /// too.
    public func observe(_ observer: @escaping @MainActor @Sendable (Int) -> Void) -> Observation {
        let (identifier, queues): (UInt64, Bool) = state.withLock { state in
            state.nextIdentifier += 1
            state.observers.append((state.nextIdentifier, observer))
            return (state.nextIdentifier, state.count > 0 && state.markNotificationQueued())
        }
        if queues { queueNotification() }
        return Observation(activity: self, identifier: identifier)
    }

    /// An object that keeps an observer registered until the object is released.
    public final class Observation: Sendable {
        private let activity: NetworkActivity
        private let identifier: UInt64

        init(activity: NetworkActivity, identifier: UInt64) {
            self.activity = activity
            self.identifier = identifier
        }

        deinit { activity.removeObserver(identifier) }
    }

    private func removeObserver(_ identifier: UInt64) {
        state.withLock { $0.observers.removeAll { $0.identifier == identifier } }
    }

    func change(by difference: Int) {
        let queues: Bool = state.withLock { state in
            state.count += difference
            return state.markNotificationQueued()
        }
        if queues { queueNotification() }
    }

    private func queueNotification() {
        MainQueue.shared.async { [self] in
            let (count, observers) = state.withLock { state in
                state.isNotificationQueued = false
                return (state.count, state.observers)
            }
            for observer in observers { observer.call(count) }
        }
    }
}
