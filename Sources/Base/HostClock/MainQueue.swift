import CRuntimeHooks
import Foundation
import Synchronization

/// Everything that must happen on the main thread, in order, and the clock it happens by.
///
/// The main actor's jobs, the kit's timers and the stack's completions all land here. A loop drains it: the run
/// loop in a window, the headless driver in a test. It may be drained from inside one of its own jobs, so a
/// synchronous test can wait for work that the main actor does.
///
/// In *real* time, `now` is the system's monotonic clock. In *virtual* time it stands still until the driver moves
/// it with `advance(to:)`, and `Task.sleep` follows it.
public final class MainQueue: Sendable {
    /// The queue of this process's main thread.
    public static let shared = MainQueue()

    /// A unit of work.
    enum Job {
        case task(UnownedJob)
        case call(@MainActor @Sendable () -> Void)
    }

    struct Delayed {
        var deadline: TimeInterval
        var identifier: UInt64
        var job: Job
    }

    struct State {
        var jobs: [Job] = []
        var head = 0
        /// The number of jobs that were taken from the queue since the process began.
        var finishedJobCount = 0
        /// Sorted by deadline, then by age.
        var delayed: [Delayed] = []
        var nextIdentifier: UInt64 = 0
        var isDrainScheduled = false
        var isVirtual = false
        var virtualNow: TimeInterval = MainQueue.virtualEpoch
    }

    /// Where virtual time begins, in seconds: not zero, which Apple's animation API reads as "not set".
    public static let virtualEpoch: TimeInterval = 1_000

    /// The smallest step of virtual time, in seconds: a power of two, about a nanosecond.
    ///
    /// Differences of such times are exact, for the first three months. Whatever a program does for a second therefore takes the same frames
    /// whenever that second begins, which sums of 1/60 s do not: how they round depends on the time of day.
    public static let virtualTick: TimeInterval = 0x1p-30

    let state = Mutex(State())
    let alarm = RealAlarm()

    init() {}

    // MARK: Work

    /// Runs `body` on the main thread, after everything queued before it. Safe from any thread.
    public func async(_ body: @escaping @MainActor @Sendable () -> Void) {
        push(.call(body))
    }

    /// Runs `body` on the main thread: at once if this is it, or else after everything queued before it.
    public func nowOrAsync(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            // The main actor's thread is this one.
            MainActor.assumeIsolated(body)
        } else {
            async(body)
        }
    }

    func push(_ job: Job) {
        let wake: Bool = state.withLock { state in
            state.jobs.append(job)
            defer { state.isDrainScheduled = true }
            return !state.isDrainScheduled
        }
        guard wake else { return }
        RunLoop.main.perform(inModes: [.common]) {
            MainQueue.shared.state.withLock { $0.isDrainScheduled = false }
            // The main run loop turns on the main thread.
            MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
            runtime_stop_main_loop()
        }
        runtime_wake_main_loop()
    }

    /// Whether a job is ready to run now.
    public var hasJobs: Bool { state.withLock { $0.head < $0.jobs.count } }

    /// The number of jobs that have run since the process began.
    public var finishedJobCount: Int { state.withLock { $0.finishedJobCount } }

    /// Runs every job that is ready, and those they add, and returns how many ran.
    @MainActor @discardableResult
    public func drain() -> Int {
        var count = 0
        while let job = take() {
            switch job {
            case .task(let job): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            case .call(let body): body()
            }
            count += 1
        }
        return count
    }

    private func take() -> Job? {
        state.withLock { state in
            guard state.head < state.jobs.count else {
                state.jobs.removeAll(keepingCapacity: true)
                state.head = 0
                return nil
            }
            defer {
                state.head += 1
                state.finishedJobCount += 1
            }
            return state.jobs[state.head]
        }
    }

    /// Makes the loop's current wait return, so that the application looks at what changed. Safe from any thread.
    public func wake() {
        RunLoop.main.perform(inModes: [.common]) { runtime_stop_main_loop() }
        runtime_wake_main_loop()
    }
}
