import Dispatch
import Foundation
import Synchronization

/// A kernel timer that wakes the main loop in real time when the earliest delayed job is due.
final class RealAlarm: Sendable {
    private let source = Mutex<(any DispatchSourceTimer)?>(nil)

    /// Sets the timer to `deadline`, in seconds of the monotonic clock. Replaces the previous deadline.
    func set(to deadline: TimeInterval) {
        source.withLock { source in
            let timer: any DispatchSourceTimer = source ?? makeTimer()
            source = timer
            let delay: TimeInterval = max(0, deadline - MainQueue.monotonicNow)
            timer.schedule(deadline: .now() + delay, leeway: .milliseconds(1))
        }
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { MainQueue.shared.queueDueJobs() }
        timer.resume()
        return timer
    }
}
