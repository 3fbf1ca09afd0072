import Foundation

extension MainQueue {
    /// The host's time, in seconds. It never goes back.
    public var now: TimeInterval {
        state.withLock { $0.isVirtual ? $0.virtualNow : MainQueue.monotonicNow }
    }

    /// What the calendar says, for what is compared with dates of servers and files.
    ///
    /// In virtual time it begins at midnight (UTC) of 1 January 2026 and moves with `now`, so that a test may wait for
    /// the next year.
    public var date: Date {
        state.withLock { state in
            guard state.isVirtual else { return Date() }
            return Date(timeIntervalSince1970: 1_767_225_600 + state.virtualNow - MainQueue.virtualEpoch)
        }
    }

    /// The system's monotonic clock, in seconds: for what goes by real time also where the host's is virtual.
    public static var monotonicNow: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }

    /// Whether time is virtual: it moves only by `advance(to:)`.
    public var isVirtual: Bool { state.withLock { $0.isVirtual } }

    /// Makes time virtual, from now until the process ends. It starts at `virtualEpoch`.
    ///
    /// Tasks then run on the main thread, and `Task.sleep` follows virtual time.
    public func makeVirtual() {
        state.withLock { $0.isVirtual = true }
    }

    /// Runs `body` on the main thread once `delay` seconds of the host's time have passed. Safe from any thread.
    ///
    /// - Returns: a handle that can cancel the call. Dropping it changes nothing.
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

    /// When the next delayed job is due, in the host's seconds; nil when there is none.
    public var nextDeadline: TimeInterval? { state.withLock { $0.delayed.first?.deadline } }

    /// Moves virtual time forward to `time`, in seconds, and queues what is due by then. Earlier times change nothing.
    ///
    /// Virtual time is always a whole number of `virtualTick`: `time` is rounded up to one.
    public func advance(to time: TimeInterval) {
        state.withLock { state in
            guard state.isVirtual else { return }
            let whole: TimeInterval = (time / MainQueue.virtualTick).rounded(.up) * MainQueue.virtualTick
            state.virtualNow = max(state.virtualNow, whole)
        }
        queueWhatIsDue()
    }

    /// Moves the delayed jobs whose time has come to the ready ones.
    public func queueWhatIsDue() {
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
