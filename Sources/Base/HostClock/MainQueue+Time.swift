import Foundation

extension MainQueue {
    /// The time of the host's clock, in seconds. It never decreases.
    public var now: TimeInterval {
        state.withLock { $0.now }
    }

    /// The current date, for comparison with dates from servers and files.
    ///
    /// In virtual time it starts at midnight (UTC) on January 1, 2026 and advances with `now`, so that a test can wait
    /// for the next year.
    public var date: Date {
        state.withLock { Date(timeIntervalSince1970: $0.secondsSince1970) }
    }

    /// Makes `date` the current date in virtual time. It does not affect `now`, and has no effect in real time.
    public func setVirtualDate(_ date: Date) {
        state.withLock { state in
            state.virtualDate = date.timeIntervalSince1970 - state.virtualNow + MainQueue.virtualEpoch
        }
        queueDueJobs()
    }

    /// Resets the date at the start of virtual time to midnight (UTC) on January 1, 2026.
    public func resetVirtualDate() {
        state.withLock { $0.virtualDate = MainQueue.firstVirtualDate }
    }

    /// Midnight (UTC) on January 1, 2026, in seconds since 1970.
    static let firstVirtualDate: TimeInterval = 1_767_225_600

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
    /// - Returns: A handle that can cancel the call. Releasing it does not cancel the call.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledCall
    {
        push(.call(body), after: delay)
    }

    /// Runs `body` on the main thread when the current date reaches `date`. Safe to call from any thread.
    ///
    /// Unlike the time of the host's clock, the date moves on while the computer is suspended, and when the user sets
    /// the clock.
    ///
    /// - Returns: A handle that can cancel the call. Releasing it does not cancel the call.
    @discardableResult
    public func schedule(at date: Date, _ body: @escaping @MainActor @Sendable () -> Void) -> ScheduledCall {
        state.withLock { state in
            let call: ScheduledCall = state.makeCall(at: date.timeIntervalSince1970)
            let isFirst: Bool = state.dated.insert(.call(body), for: call)
            if isFirst, !state.isVirtual { dateAlarm.set(to: date) }
            return call
        }
    }

    @discardableResult
    func push(_ job: Job, after delay: TimeInterval) -> ScheduledCall {
        state.withLock { state in
            push(job, at: state.now + max(0, delay), in: &state)
        }
    }

    private func push(_ job: Job, at deadline: TimeInterval, in state: inout State) -> ScheduledCall {
        let call: ScheduledCall = state.makeCall(at: deadline)
        let isFirst: Bool = state.delayed.insert(job, for: call)
        if isFirst, !state.isVirtual { alarm.set(to: deadline) }
        return call
    }

    /// Calls `expire` when the host's time reaches `deadline`, in seconds. Thread-safe.
    ///
    /// In virtual time `expire` runs on the main thread, in order with other scheduled calls. In real time it runs on
    /// a background thread, so that a busy main thread does not delay it. A deadline that is canceled early, as most
    /// are, costs no system call.
    ///
    /// - Returns: A handle that can cancel the call.
    public func setDeadline(at deadline: TimeInterval, _ expire: @escaping @Sendable () -> Void) -> ScheduledCall {
        state.withLock { state in
            guard !state.isVirtual else { return push(.call(expire), at: deadline, in: &state) }
            let call: ScheduledCall = state.makeCall(at: deadline)
            _ = state.deadlines.insert(expire, for: call)
            setDeadlineAlarm(in: &state)
            return call
        }
    }

    /// Makes `deadlineAlarm` fire at the earliest deadline, unless it already fires earlier.
    private func setDeadlineAlarm(in state: inout State) {
        guard let first = state.deadlines.first, first < state.deadlineAlarmTime else { return }
        state.deadlineAlarmTime = first
        deadlineAlarm.set(to: first)
    }

    /// Calls the handlers of the deadlines that are due in real time.
    func expireDeadlines() {
        let due: [@Sendable () -> Void] = state.withLock { state in
            let due = state.deadlines.removeDue(at: MainQueue.monotonicNow)
            state.deadlineAlarmTime = .infinity
            setDeadlineAlarm(in: &state)
            return due
        }
        for expire in due { expire() }
    }

    func cancel(_ call: ScheduledCall) {
        // The values are released outside the lock: objects that they retain can queue work when they are deallocated.
        let removed: (Job?, Job?, (@Sendable () -> Void)?) = state.withLock { state in
            (state.delayed.remove(call), state.dated.remove(call), state.deadlines.remove(call))
        }
        withExtendedLifetime(removed) {}
    }

    /// The time at which the next delayed job, or the next job at a date, is due, in seconds of the host's clock, if
    /// any.
    public var nextDeadline: TimeInterval? {
        state.withLock { state in
            let dated: TimeInterval? = state.dated.first.map { state.now + max(0, $0 - state.secondsSince1970) }
            return [state.delayed.first, dated].compactMap { $0 }.min()
        }
    }

    /// Advances virtual time to `time`, in seconds, and queues the delayed jobs that are due. Ignores earlier times and
    /// infinity.
    ///
    /// `time` is rounded up to a multiple of `virtualTick`.
    public func advance(to time: TimeInterval) {
        state.withLock { state in
            guard state.isVirtual, time.isFinite else { return }
            let whole: TimeInterval = (time / MainQueue.virtualTick).rounded(.up) * MainQueue.virtualTick
            state.virtualNow = max(state.virtualNow, whole)
        }
        queueDueJobs()
    }

    /// Queues the delayed jobs and the jobs at dates that are due.
    public func queueDueJobs() {
        let due: [Job] = state.withLock { state in
            let due: [Job] =
                state.delayed.removeDue(at: state.now) + state.dated.removeDue(at: state.secondsSince1970)
            guard !state.isVirtual else { return due }
            if let next = state.delayed.first { alarm.set(to: next) }
            if let next = state.dated.first { dateAlarm.set(to: Date(timeIntervalSince1970: next)) }
            return due
        }
        for job in due { push(job) }
    }
}

extension MainQueue.State {
    /// The host's time, in seconds.
    fileprivate var now: TimeInterval { isVirtual ? virtualNow : MainQueue.monotonicNow }

    /// The current date, in seconds since 1970.
    fileprivate var secondsSince1970: TimeInterval {
        isVirtual ? virtualDate + virtualNow - MainQueue.virtualEpoch : Date().timeIntervalSince1970
    }

    fileprivate mutating func makeCall(at deadline: TimeInterval) -> ScheduledCall {
        nextIdentifier += 1
        return ScheduledCall(deadline: deadline, identifier: nextIdentifier)
    }
}
