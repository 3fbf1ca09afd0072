import HostClock
import Synchronization

/// Whether the app is talking: how many transfers are under way. A stream of events counts until it is open: then it waits
/// for the server, not the person for it.
public final class NetworkActivity: Sendable {
    /// The activity of all clients of this process.
    public static let shared = NetworkActivity()

    private struct State {
        var count = 0
        var isNoticeQueued = false
        var nextIdentifier: UInt64 = 0
        var observers: [(identifier: UInt64, call: @MainActor @Sendable (Int) -> Void)] = []

        /// Whether somebody is to be told and nobody is about to be; takes it that this is done now.
        mutating func wantsNotice() -> Bool {
            guard !observers.isEmpty, !isNoticeQueued else { return false }
            isNoticeQueued = true
            return true
        }
    }

    private let state = Mutex(State())

    init() {}

    /// How many transfers are under way now. Safe from any thread.
    public var transferCount: Int { state.withLock { $0.count } }

    /// Calls `observer` on the main thread with the count, soon after every change, until the token is dropped.
    /// Changes that follow each other at once are told as one. What is under way already is told soon, too.
    public func observe(_ observer: @escaping @MainActor @Sendable (Int) -> Void) -> Observation {
        let (identifier, queues): (UInt64, Bool) = state.withLock { state in
            state.nextIdentifier += 1
            state.observers.append((state.nextIdentifier, observer))
            return (state.nextIdentifier, state.count > 0 && state.wantsNotice())
        }
        if queues { queueNotice() }
        return Observation(activity: self, identifier: identifier)
    }

    /// Keeps an observer, as long as it lives.
    public final class Observation: Sendable {
        private let activity: NetworkActivity
        private let identifier: UInt64

        init(activity: NetworkActivity, identifier: UInt64) {
            self.activity = activity
            self.identifier = identifier
        }

        deinit { activity.forget(identifier) }
    }

    private func forget(_ identifier: UInt64) {
        state.withLock { $0.observers.removeAll { $0.identifier == identifier } }
    }

    func change(by difference: Int) {
        let queues: Bool = state.withLock { state in
            state.count += difference
            return state.wantsNotice()
        }
        if queues { queueNotice() }
    }

    private func queueNotice() {
        MainQueue.shared.async { [self] in
            let (count, observers) = state.withLock { state in
                state.isNoticeQueued = false
                return (state.count, state.observers)
            }
            for observer in observers { observer.call(count) }
        }
    }
}
