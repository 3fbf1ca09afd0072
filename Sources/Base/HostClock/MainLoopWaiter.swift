import CRuntimeHooks
import Dispatch
import Foundation

/// Waits on the main run loop, in real time, for whatever comes first: an event, a job, a timer, or a deadline.
///
/// For the loop of a host with a real display. The run loop is the only waiter, so nothing is ever polled. The
/// deadline is a kernel timer of the waiter's own, which is more exact than the run loop's limit and starts no thread.
@MainActor
public final class MainLoopWaiter {
    private let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    private var armed: TimeInterval?

    public init() {
        runtime_return_from_every_wait()
        timer.setEventHandler {}
        timer.activate()
    }

    /// Waits until something wakes the main run loop, handles that, and returns.
    ///
    /// - Parameter deadline: in the host's seconds; nil waits however long it takes.
    public func wait(until deadline: TimeInterval?) {
        arm(deadline)
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }

    private func arm(_ deadline: TimeInterval?) {
        guard deadline != armed else { return }
        armed = deadline
        guard let deadline else {
            timer.schedule(deadline: .distantFuture)
            return
        }
        let delay: TimeInterval = max(0, deadline - MainQueue.monotonicNow)
        timer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
    }

    isolated deinit {
        timer.cancel()
    }
}
