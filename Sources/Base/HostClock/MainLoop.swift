import CRuntimeHooks
import Foundation

/// The main run loop: Dispatch blocks on the main queue, operations of `OperationQueue.main`, and Foundation's timers.
///
/// Foundation's clock is real. A host with virtual time runs single passes, and reads the due time of the next timer.
@MainActor
public enum MainLoop {
    /// A stage of a pass of the main run loop.
    public enum Activity: UInt, Sendable {
        /// A call that runs the loop has begun.
        case entry = 1
        /// Nothing is ready, and the loop is about to sleep.
        case beforeWaiting = 32
        /// The loop woke up.
        case afterWaiting = 64
        /// A call that runs the loop is about to return.
        case exit = 128
    }

    /// The maximum number of sources that one call to `runReadyWork()` handles. Without a limit, a block that submits
    /// itself again would block the caller forever.
    private static let maximumSources = 100

    private static var observer: ((Activity) -> Void)?

    /// Handles the ready sources, blocks and timers, and returns whether one of them ran code.
    @discardableResult
    public static func runReadyWork() -> Bool {
        run(for: 0)
    }

    /// Waits up to `seconds` of real time until a source, a block or a timer runs code, and returns whether one did.
    ///
    /// A call to `MainQueue.wake()` ends the wait early, with the result false.
    @discardableResult
    public static func wait(for seconds: TimeInterval) -> Bool {
        let delay: TimeInterval = max(0, min(seconds, secondsToNextTimer))
        return run(for: delay)
    }

    private static func run(for seconds: TimeInterval) -> Bool {
        _ = keepAliveTimer
        let timerDate: TimeInterval = MainQueue.monotonicNow + secondsToNextTimer
        let jobCount: Int = MainQueue.shared.startedJobCount
        var ran = false
        var delay: TimeInterval = seconds
        loop: for _ in 0..<maximumSources {
            switch Int(runtime_run_main_loop(delay)) {
            case runtime_loop_handled_source: ran = true
            case runtime_loop_stopped: break
            default: break loop
            }
            delay = 0
        }
        if MainQueue.monotonicNow >= timerDate {
            // The wait can end shortly before the loop fires the timer.
            if secondsToNextTimer <= 0 { _ = runtime_run_main_loop(0) }
            ran = true
        }
        return ran || MainQueue.shared.startedJobCount != jobCount
    }

    /// A timer that never fires. Without a source or a timer, a run loop returns immediately instead of waiting.
    private static let keepAliveTimer: Timer = {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }()

    /// The real seconds until the next timer of Foundation in the current mode fires; negative if the timer is overdue,
    /// infinite if no timer is scheduled.
    public static var secondsToNextTimer: TimeInterval { runtime_seconds_to_next_timer() }

    /// Whether a callback of the loop is in progress.
    public static var isInCallback: Bool { runtime_is_in_main_loop() }

    /// Calls `body` at each stage of each pass of the main run loop. Replaces the previous body.
    public static func observe(_ body: ((Activity) -> Void)?) {
        observer = body
        if body != nil { runtime_observe_main_loop() }
    }

    fileprivate static func report(_ activity: UInt) {
        guard let observer, let activity = Activity(rawValue: activity) else { return }
        observer(activity)
    }
}

/// Called by CRuntimeHooks at each stage of a pass of the main run loop.
@_cdecl("engawa_main_loop_activity")
public func reportMainLoopActivity(_ activity: UInt) {
    // The main run loop runs on the main thread.
    MainActor.assumeIsolated { MainLoop.report(activity) }
}
