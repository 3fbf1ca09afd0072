import CRuntimeHooks
import Dispatch
import Foundation

/// Waits on the main run loop, in real time, until the first event, job, timer or deadline.
///
/// The loop of a host with a display uses it. All waiting happens in the run loop, so nothing is polled. The waiter's
/// own kernel timer implements the deadline, which is more precise than the run loop's limit and starts no thread.
@MainActor
public final class MainLoopWaiter {
    private let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    private var armed: TimeInterval?

    /// Creates a waiter.
    public init() {
        runtime_return_from_every_wait()
        timer.setEventHandler {}
        timer.activate()
    }

    /// Runs the main run loop until it has handled a source, a timer or a wake-up.
    ///
    /// - Parameter deadline: The end of the wait, in seconds of the host's clock; nil for no limit.
    public func wait(until deadline: TimeInterval?) {
        arm(deadline)
        _ = RunLoop.main.run(mode: MainLoop.mode, before: .distantFuture)
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
