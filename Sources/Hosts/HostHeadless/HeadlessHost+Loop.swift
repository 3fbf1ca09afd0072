import Foundation
import HostClock
import PlatformHost
import ProgramDiagnostics

extension HeadlessHost {
    /// The maximum duration of work in the ledger, in real seconds. After this time the host logs a warning and ends
    /// the wait.
    public static let realWorkLimit: TimeInterval = 20

    /// The maximum number of steps of one wait at the same virtual time. Without a limit, work that submits itself
    /// again would stop virtual time forever.
    private static let maximumStepsAtOneTime = 2_000

    /// Runs one turn without advancing time.
    public func turn() {
        guard let client else {
            lastOutcome = TurnOutcome(nextFrame: nil)
            return
        }
        let pendingEvents = events
        events.removeAll(keepingCapacity: true)
        turnCount += 1
        lastOutcome = client.turn(pendingEvents)
    }

    /// Runs turns and advances virtual time until `isDone` returns true or the timeout expires.
    ///
    /// Each step does the following, in this order:
    /// 1. Runs a turn with the queued events.
    /// 2. Returns if `isDone` returns true.
    /// 3. Runs ready work without advancing time, including main-queue blocks and Foundation timers.
    /// 4. Waits for real work in progress. Virtual time stands still.
    /// 5. Delivers the results of finished work, oldest first.
    /// 6. Advances time to the next deadline or frame. Waits in real time if a Foundation timer is due earlier, or if a
    ///    request waits for a server outside this process.
    ///
    /// - Parameters:
    ///   - timeout: The timeout in virtual seconds. If it is longer than three years and nothing is scheduled, the wait
    ///     ends without advancing time.
    ///   - patience: The minimum duration of a wait that fails, in real seconds. It allows time for work that the host
    ///     cannot observe, such as another library's threads. The default is 0.
    /// - Returns: Whether `isDone` returned true.
    @discardableResult
    public func wait(for timeout: TimeInterval, patience: TimeInterval = 0, until isDone: () -> Bool) -> Bool {
        let wasDriving = HeadlessHost.isDriving
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = wasDriving }
        HeadlessHost.disarm()
        let queue: MainQueue = .shared
        // Times that are far ahead would make later times inexact.
        var limit: TimeInterval = timeout < HeadlessHost.farAhead ? queue.now + timeout : .infinity
        let realLimit: TimeInterval = MainQueue.monotonicNow + patience
        var stepsAtOneTime = 0
        // The real time that corresponds to the current virtual time, while requests wait for servers outside this
        // process.
        var followed: TimeInterval?
        while true {
            turn()
            if isDone() { return true }
            stepsAtOneTime += 1
            let mayRepeat: Bool = stepsAtOneTime < HeadlessHost.maximumStepsAtOneTime
            if runReadyWork(), mayRepeat { continue }
            // Read this before the state of background work. When a delayed block becomes due, it is added to the work
            // before its date is removed, so one of the two reads finds it.
            let foundationDate = nextFoundationDate
            if isBackgroundBusy {
                waitForBackgroundWork()
                continue
            }
            let jobCount: Int = queue.startedJobCount
            guard waitForRealWork() else { return isDone() }
            // A job that ran during the wait may have made the condition true, or changed views.
            let ranJobs: Bool = queue.startedJobCount != jobCount
            if Ledger.shared.deliver() > 0 || ranJobs || hasReadyWork, mayRepeat { continue }
            stepsAtOneTime = 0
            if waitForFoundation(date: foundationDate, before: min(nextInstant ?? .infinity, limit)) {
                followed = nil
                continue
            }
            if Ledger.shared.hold() == .realTime {
                let isDue: Bool = passRealTime(until: min(nextInstant ?? .infinity, limit), since: &followed)
                if !isDue || queue.now < limit { continue }
            } else {
                followed = nil
            }
            if let next = nextInstant, next <= limit {
                queue.advance(to: next)
                continue
            }
            queue.advance(to: limit)
            turn()
            if isDone() { return true }
            guard waitForUnobservedWork(until: realLimit) else { return false }
            limit = max(limit, queue.now + realLimit - MainQueue.monotonicNow)
        }
    }

    /// Runs turns until nothing is ready, nothing animates and no real work is in progress. Does not wait for timers
    /// that are due later.
    ///
    /// - Parameter limit: The maximum duration in virtual seconds, for animations that never end.
    public func settle(limit: TimeInterval = 10) {
        wait(for: limit) {
            finishReadyWork()
            return !hasReadyWork && !lastOutcome.isSettling && Ledger.shared.hold() == .none
                && !Ledger.shared.hasDeliveries && !isBackgroundBusy
        }
    }

    /// Runs turns until nothing is ready and nothing animates, even if real work is in progress. If a view animates
    /// during real work, the host waits for the work, because virtual time cannot advance before it ends.
    public func settleAnimations(limit: TimeInterval = 10) {
        wait(for: limit) {
            finishReadyWork()
            return !hasReadyWork && !lastOutcome.isSettling
        }
    }

    /// Runs ready work without advancing time, such as blocks that other threads submitted since the last call.
    public func catchUp() {
        guard !HeadlessHost.isDriving else { return }
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = false }
        finishReadyWork()
    }

    /// Runs ready work, with a turn after each step, until no work is ready.
    private func finishReadyWork() {
        for _ in 0..<HeadlessHost.maximumStepsAtOneTime {
            guard runReadyWork() else { return }
            turn()
        }
    }

    var hasReadyWork: Bool { !events.isEmpty || MainQueue.shared.hasJobs }

    /// Runs ready blocks, operations and timers of the main run loop, and returns whether a turn must follow.
    private func runReadyWork() -> Bool {
        let ranCode = MainLoop.runReadyWork()
        return ranCode || hasReadyWork
    }

    var nextInstant: TimeInterval? {
        switch (MainQueue.shared.nextDeadline, lastOutcome.nextFrame) {
        case (let deadline?, let frame?): min(deadline, frame)
        case (let deadline?, nil): deadline
        case (nil, let frame?): frame
        case (nil, nil): nil
        }
    }

    /// Waits in real time until no work in the ledger requires virtual time to stand still. Returns false if this takes
    /// longer than `realWorkLimit`.
    private func waitForRealWork() -> Bool {
        let start = MainQueue.monotonicNow
        while case .work(let end) = Ledger.shared.hold() {
            let now = MainQueue.monotonicNow
            let elapsed: TimeInterval = now - start
            guard elapsed < HeadlessHost.realWorkLimit else {
                Diagnostics.warn(
                    "Real work did not end within \(Int(HeadlessHost.realWorkLimit)) s: "
                        + "\(Ledger.shared.activeCount) transfers or decodes are still in progress.")
                return false
            }
            reportStandstill()
            MainLoop.wait(for: min(end - now, HeadlessHost.realWorkLimit - elapsed, HeadlessHost.standstillLimit))
        }
        return true
    }

    /// The real time in seconds after which the host reports which transfer holds virtual time.
    private static let standstillLimit: TimeInterval = 2

    /// Writes a warning once for each transfer that has held virtual time for `standstillLimit`.
    private func reportStandstill() {
        guard let sentence = Ledger.shared.standstill(after: HeadlessHost.standstillLimit) else { return }
        Diagnostics.warn(sentence)
    }

    /// Lets virtual time pass as fast as real time, until `instant` or until something else is ready.
    ///
    /// - Parameters:
    ///   - instant: A virtual time.
    ///   - followed: The real time that corresponds to the current virtual time; nil at the first call.
    /// - Returns: Whether `instant` was reached.
    private func passRealTime(until instant: TimeInterval, since followed: inout TimeInterval?) -> Bool {
        let start: TimeInterval = followed ?? MainQueue.monotonicNow
        let now: TimeInterval = MainQueue.shared.now
        reportStandstill()
        let rest: TimeInterval = start + instant - now - MainQueue.monotonicNow
        if rest > 0 { MainLoop.wait(for: min(rest, HeadlessHost.standstillLimit)) }
        let elapsed: TimeInterval = max(0, MainQueue.monotonicNow - start)
        // If a turn took longer than the time until `instant`, the next call counts the rest.
        let passed: TimeInterval = min(instant - now, elapsed)
        followed = start + passed
        MainQueue.shared.advance(to: now + passed)
        return passed == instant - now
    }

    /// Whether background work holds virtual time.
    ///
    /// Background work that lasts longer than `backgroundWorkLimit` no longer holds time. After all of it has ended,
    /// new work holds time again. Transfers do not hold time while a server in this process has parked a connection
    /// that the ledger does not list, because that connection may wait for virtual time.
    var isBackgroundBusy: Bool {
        guard let backgroundWork, !backgroundWork.isIdle else {
            backgroundPeriod = nil
            return false
        }
        if backgroundPeriod?.idleCount != backgroundWork.idleCount {
            backgroundPeriod = BackgroundPeriod(
                start: MainQueue.monotonicNow, idleCount: backgroundWork.idleCount)
        }
        backgroundWork.wakeWhenIdle()
        return backgroundTimeLeft > 0 && !(backgroundWork.hasTransfers && Ledger.shared.hasUnlistedParking)
    }

    /// Waits in real time until background work ends or runs code on the main thread.
    private func waitForBackgroundWork() {
        MainLoop.wait(for: max(0, backgroundTimeLeft))
    }

    /// The remaining time for which the current background work holds virtual time, in real seconds.
    private var backgroundTimeLeft: TimeInterval {
        guard let backgroundPeriod else { return 0 }
        return backgroundPeriod.start + backgroundWorkLimit - MainQueue.monotonicNow
    }

    /// The time at which the next Foundation timer or delayed block is due, on the monotonic clock, or infinite if
    /// there is none.
    private var nextFoundationDate: TimeInterval {
        let seconds: TimeInterval = min(
            MainLoop.secondsToNextTimer, backgroundWork?.secondsToDelayedWork ?? .infinity)
        return seconds < HeadlessHost.farAhead ? MainQueue.monotonicNow + seconds : .infinity
    }

    /// Waits in real time for a Foundation timer or delayed block that is due at `date`, if that is before the virtual
    /// `instant`.
    ///
    /// Foundation's clock is real. When the host first encounters a real date, it assigns the date the virtual instant
    /// that is equally far ahead. This keeps the order of timers and virtual deadlines.
    ///
    /// - Returns: Whether the host waited.
    private func waitForFoundation(date: TimeInterval, before instant: TimeInterval) -> Bool {
        guard date < .infinity else { return false }
        let rest: TimeInterval = max(0, date - MainQueue.monotonicNow)
        if abs(date - foundationDeadline.real) > HeadlessHost.sameDate {
            foundationDeadline = (real: date, virtual: MainQueue.shared.now + rest)
        }
        guard foundationDeadline.virtual <= instant else { return false }
        // An overdue delayed block is about to reach its queue, so wait for a minimum of 1 ms.
        MainLoop.wait(for: max(0.001, rest))
        if MainQueue.monotonicNow >= foundationDeadline.real {
            MainQueue.shared.advance(to: foundationDeadline.virtual)
        }
        return true
    }

    /// Waits in real time until work that the host cannot observe runs code on the main thread.
    ///
    /// - Returns: Whether that happened before `limit`, a time on the monotonic clock.
    private func waitForUnobservedWork(until limit: TimeInterval) -> Bool {
        while true {
            let rest: TimeInterval = limit - MainQueue.monotonicNow
            guard rest > 0 else { return false }
            if MainLoop.wait(for: rest) { return true }
            if hasReadyWork || Ledger.shared.hasDeliveries { return true }
        }
    }

    /// The limit in seconds beyond which timeouts and timers, such as those at `Date.distantFuture`, are ignored.
    private static let farAhead: TimeInterval = 100_000_000

    /// The largest difference, in seconds, between two dates of the run loop that count as equal. Dates differ slightly
    /// because they are converted between two clocks.
    private static let sameDate: TimeInterval = 0.000_1
}
