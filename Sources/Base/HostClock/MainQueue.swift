import CRuntimeHooks
import Foundation
import Synchronization

/// The queue of the main thread's work, and the host's clock.
///
/// The queue contains the main actor's jobs, the kit's timers and the stack's completions. The run loop of a window, or
/// the headless host in a test, drains it. A job may drain the queue itself, so a synchronous test can wait for work of
/// the main actor.
///
/// In *real* time, `now` is the system's monotonic clock. In *virtual* time, `now` changes only by `advance(to:)`, and
/// `Task.sleep` follows it.
public final class MainQueue: Sendable {
    /// The queue of this process's main thread.
    public static let shared = MainQueue()

    /// A unit of work.
    enum Job {
        case task(UnownedJob)
        case call(@MainActor @Sendable () -> Void)
        /// A placeholder for a job that was removed from the queue in order to run.
        case removed
    }

    struct State {
        var jobs: [Job] = []
        var head = 0
        /// The number of jobs that have started.
        var startedJobCount = 0
        /// The delayed jobs, sorted by deadline, then by the order of insertion.
        var delayed = DeadlineList<Job>()
        /// The jobs of `schedule(at:_:)`, sorted by their dates in seconds since 1970.
        var dated = DeadlineList<Job>()
        /// The deadlines of `setDeadline(at:_:)` in real time.
        var deadlines = DeadlineList<@Sendable () -> Void>()
        /// The real time at which `deadlineAlarm` fires. No entry of `deadlines` is due earlier.
        var deadlineAlarmTime: TimeInterval = .infinity
        var nextIdentifier: UInt64 = 0
        var isDrainScheduled = false
        var isVirtual = false
        var virtualNow: TimeInterval = MainQueue.virtualEpoch
        /// The date at `virtualEpoch`, in seconds since 1970.
        var virtualDate: TimeInterval = MainQueue.firstVirtualDate
    }

    /// The start of virtual time, in seconds. It is not zero, because Apple's animation API uses zero for "not set".
    public static let virtualEpoch: TimeInterval = 1_000

    /// The smallest step of virtual time, in seconds: a power of two, about a nanosecond.
    ///
    /// Differences between multiples of this step are exact for the first three months, so an animation has the same
    /// number of frames at any start time. Sums of 1/60 s would be rounded differently at different times.
    public static let virtualTick: TimeInterval = 0x1p-30

    let state = Mutex(State())
    let alarm = RealAlarm(queue: .main) { MainQueue.shared.queueDueJobs() }
    let dateAlarm = RealAlarm(queue: .main) { MainQueue.shared.queueDueJobs() }
    let deadlineAlarm = RealAlarm(queue: DispatchQueue(label: "deadlines", qos: .userInitiated)) {
        MainQueue.shared.expireDeadlines()
    }

    init() {}

    // MARK: Work

    /// Runs `body` on the main thread, after all jobs queued before it. Safe to call from any thread.
    public func async(_ body: @escaping @MainActor @Sendable () -> Void) {
        push(.call(body))
    }

    /// Runs `body` immediately when called on the main thread; otherwise queues it for the main thread.
    public func nowOrAsync(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            // The main actor runs on the main thread.
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
            // The main run loop runs on the main thread.
            MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
            runtime_stop_main_loop()
        }
        runtime_wake_main_loop()
    }

    /// Whether a job is ready to run.
    public var hasJobs: Bool { state.withLock { $0.head < $0.jobs.count } }

    /// The number of jobs that have started since the process launched.
    public var startedJobCount: Int { state.withLock { $0.startedJobCount } }

    /// The maximum number of rounds of a drain.
    private static let maximumRounds = 100
    /// The time after which a drain begins no further round in real time, in seconds.
    private static let maximumDuration: TimeInterval = 0.004

    /// Runs the jobs that are ready, including those that they add, and returns their number.
    ///
    /// A drain has at most 100 rounds; each round runs the jobs that the previous one added. In real time, no round
    /// begins after 4 ms. The rest runs in the next drain, so that work that continues itself stops neither events nor
    /// frames.
    ///
    /// Before each round, the blocks of the main dispatch queue run. On Apple platforms, this queue also contains the main
    /// actor's jobs: a task that yields continues after the blocks that were dispatched before.
    @MainActor @discardableResult
    public func drain() -> Int {
        let end: TimeInterval = isVirtual ? .infinity : MainQueue.monotonicNow + MainQueue.maximumDuration
        var (count, rounds) = (0, 0)
        while rounds < MainQueue.maximumRounds, hasJobs {
            runtime_run_dispatched_blocks()
            count += runRound()
            rounds += 1
            if end.isFinite, MainQueue.monotonicNow >= end { break }
        }
        // A run loop inside a job may have received the wake-up for the block that drains the rest.
        if hasJobs { runtime_wake_main_loop() }
        return count
    }

    /// Runs the jobs that are ready, but not those that they add. Returns their number.
    @MainActor
    private func runRound() -> Int {
        let end: Int = state.withLock { state in
            state.jobs.removeFirst(state.head)
            state.head = 0
            return state.startedJobCount + state.jobs.count
        }
        var count = 0
        while let job = dequeue(before: end) {
            switch job {
            case .task(let job): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            case .call(let body): body()
            case .removed: break
            }
            count += 1
        }
        return count
    }

    /// Removes the next job, unless `end` jobs have started; a job may drain the queue too. The queue does not keep a
    /// reference to it: objects that only the job retains can queue work when they are deallocated, which must not
    /// happen under the lock.
    private func dequeue(before end: Int) -> Job? {
        state.withLock { state in
            guard state.startedJobCount < end else { return nil }
            var job = Job.removed
            swap(&job, &state.jobs[state.head])
            state.head += 1
            state.startedJobCount += 1
            return job
        }
    }

    /// Ends the loop's current wait, so that the application handles changes. Safe to call from any thread.
    public func wake() {
        RunLoop.main.perform(inModes: [.common]) { runtime_stop_main_loop() }
        runtime_wake_main_loop()
    }
}
