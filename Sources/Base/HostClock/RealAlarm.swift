import Dispatch
import Foundation
import Synchronization

/// One kernel timer that wakes the main loop when the earliest delayed job is due, in real time.
final class RealAlarm: Sendable {
    private let source = Mutex<(any DispatchSourceTimer)?>(nil)

    /// Rings at `deadline`, in seconds of the monotonic clock, instead of at whatever was set before.
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
        timer.setEventHandler { MainQueue.shared.queueWhatIsDue() }
        timer.resume()
        return timer
    }
}
