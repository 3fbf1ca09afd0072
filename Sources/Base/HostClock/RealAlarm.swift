import Dispatch
import Foundation
import Synchronization

/// A kernel timer that fires when the earliest delayed job, job at a date, or deadline is due, in real time.
final class RealAlarm: Sendable {
    private let source = Mutex<(any DispatchSourceTimer)?>(nil)
    private let queue: DispatchQueue
    private let fire: @Sendable () -> Void

    /// Creates an alarm that calls `fire` on `queue`.
    init(queue: DispatchQueue, fire: @escaping @Sendable () -> Void) {
        self.queue = queue
        self.fire = fire
    }

    /// Sets the timer to `deadline`, in seconds of the monotonic clock. Replaces the previous deadline.
    func set(to deadline: TimeInterval) {
        let delay: TimeInterval = max(0, deadline - MainQueue.monotonicNow)
        setTimer { $0.schedule(deadline: .now() + delay, leeway: .milliseconds(1)) }
    }

    /// Sets the timer to a date. The kernel moves the timer if the clock is set or the computer was suspended. Replaces
    /// the previous deadline.
    func set(to date: Date) {
        let delay: TimeInterval = max(0, date.timeIntervalSinceNow)
        setTimer { $0.schedule(wallDeadline: .now() + delay, leeway: .milliseconds(1)) }
    }

    private func setTimer(_ schedule: (any DispatchSourceTimer) -> Void) {
        source.withLock { source in
            let timer: any DispatchSourceTimer = source ?? makeTimer()
            source = timer
            schedule(timer)
        }
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: fire)
        timer.resume()
        return timer
    }
}
