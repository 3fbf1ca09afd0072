import Foundation

extension MainQueue {
    /// The time of the host's clock, in seconds. It never decreases.
    public var now: TimeInterval {
        state.withLock { $0.isVirtual ? $0.virtualNow : MainQueue.monotonicNow }
    }

    /// The current date, for comparison with dates of servers and files.
    ///
    /// In virtual time it starts at midnight (UTC) of 1 January 2026 and advances with `now`, so that a test can wait
    /// for the next year.
    public var date: Date {
        state.withLock { state in
            guard state.isVirtual else { return Date() }
            return Date(timeIntervalSince1970: 1_767_225_600 + state.virtualNow - MainQueue.virtualEpoch)
        }
    }

    /// The system's monotonic clock, in seconds, for code that needs real time even if the host's time is virtual.
    public static var monotonicNow: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }

    /// Whether time is virtual, so that it changes only by `advance(to:)`.
    public var isVirtual: Bool { state.withLock { $0.isVirtual } }

    /// Makes time virtual until the process ends, starting at `virtualEpoch`.
    ///
    /// Tasks then run on the main thread, and `Task.sleep` follows virtual time.
    public func makeVirtual() {
        state.withLock { $0.isVirtual = true }
    }

    /// Runs `body` on the main thread after `delay` seconds of the host's time. Safe to call from any thread.
    ///
    /// - Returns: a handle that can cancel the call. Releasing it does not cancel the call.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledCall
    {
        push(.call(body), after: delay)
    }

    @discardableResult
    func push(_ job: Job, after delay: TimeInterval) -> ScheduledCall {
        let (call, deadline): (ScheduledCall, TimeInterval?) = state.withLock { state in
            let now: TimeInterval = state.isVirtual ? state.virtualNow : MainQueue.monotonicNow
            let deadline: TimeInterval = now + max(0, delay)
            state.nextIdentifier += 1
            let identifier: UInt64 = state.nextIdentifier
            let index: Int = state.delayed.firstIndex { $0.deadline > deadline } ?? state.delayed.endIndex
            state.delayed.insert(Delayed(deadline: deadline, identifier: identifier, job: job), at: index)
            return (ScheduledCall(identifier: identifier), !state.isVirtual && index == 0 ? deadline : nil)
        }
        if let deadline { alarm.set(to: deadline) }
        return call
    }

    func cancel(_ identifier: UInt64) {
        state.withLock { state in
            guard let index = state.delayed.firstIndex(where: { $0.identifier == identifier }) else { return }
            state.delayed.remove(at: index)
        }
    }

    /// The time at which the next delayed job is due, in seconds of the host's clock; nil for none.
    public var nextDeadline: TimeInterval? { state.withLock { $0.delayed.first?.deadline } }

    /// Advances virtual time to `time`, in seconds, and queues the delayed jobs that are due. Ignores earlier times.
    ///
    /// `time` is rounded up to a multiple of `virtualTick`.
    public func advance(to time: TimeInterval) {
        state.withLock { state in
            guard state.isVirtual else { return }
            let whole: TimeInterval = (time / MainQueue.virtualTick).rounded(.up) * MainQueue.virtualTick
            state.virtualNow = max(state.virtualNow, whole)
        }
        queueDueJobs()
    }

    /// Queues the delayed jobs that are due.
    public func queueDueJobs() {
        let (due, next): ([Delayed], TimeInterval?) = state.withLock { state in
            let now: TimeInterval = state.isVirtual ? state.virtualNow : MainQueue.monotonicNow
            let count: Int = state.delayed.prefix { $0.deadline <= now }.count
            let due: [Delayed] = Array(state.delayed.prefix(count))
            state.delayed.removeFirst(count)
            return (due, state.isVirtual ? nil : state.delayed.first?.deadline)
        }
        for delayed in due { push(delayed.job) }
        if let next { alarm.set(to: next) }
    }
}
