import Foundation
import HostClock
import Synchronization

/// A delay on the host's clock. Canceling the task ends it early.
package final class HostDelay: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, Never>?
        var call: ScheduledCall?
        var isFinished = false
    }

    private let state = Mutex(State())

    private init() {}

    /// Returns after a number of seconds, or when the task is canceled.
    package nonisolated(nonsending) static func wait(_ seconds: TimeInterval) async {
        let delay = HostDelay()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFinished: Bool = delay.state.withLock { state in
                    guard !state.isFinished else { return true }
                    state.continuation = continuation
                    state.call = MainQueue.shared.schedule(after: seconds) { delay.end() }
                    return false
                }
                if isFinished { continuation.resume() }
            }
        } onCancel: {
            delay.end()
        }
    }

    private func end() {
        let (continuation, call): (CheckedContinuation<Void, Never>?, ScheduledCall?) = state.withLock { state in
            state.isFinished = true
            defer {
                state.continuation = nil
                state.call = nil
            }
            return (state.continuation, state.call)
        }
        call?.cancel()
        continuation?.resume()
    }
}
