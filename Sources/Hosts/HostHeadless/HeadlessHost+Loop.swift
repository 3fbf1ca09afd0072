import Foundation
import HostClock
import PlatformHost

extension HeadlessHost {
    /// The most real seconds that work of the ledger may take before the host reports it and goes on.
    public static let realWorkLimit: TimeInterval = 20

    /// The most steps of one wait without a change of time. Work that submits itself again would otherwise hold time
    /// forever.
    private static let mostStepsAtOneTime = 1_000

    /// Runs one turn now, without moving time.
    public func turn() {
        guard let client else {
            lastOutcome = TurnOutcome(nextFrame: nil)
            return
        }
        let taken: [HostEvent] = events
        events.removeAll(keepingCapacity: true)
        turnCount += 1
        lastOutcome = client.turn(taken)
    }

    /// Turns the client, moving virtual time, until `isDone` or until `timeout` virtual seconds have passed.
    ///
    /// One step is, in this order:
    /// 1. run a turn, with the events that are queued;
    /// 2. return if `isDone`;
    /// 3. run what is ready, without moving time: main-queue blocks and Foundation's timers, too;
    /// 4. while real work is under way, wait for it: virtual time stands still;
    /// 5. deliver what finished work produced, oldest first;
    /// 6. move time to the next deadline or frame. A timer of Foundation's that is due earlier is waited for in real
    ///    time.
    ///
    /// - Parameters:
    ///   - timeout: in virtual seconds.
    ///   - patience: in real seconds. A wait that is about to fail waits in real time until that much has passed since
    ///     it began, for work that the host cannot see, such as another library's threads. The default is 0.
    /// - Returns: whether `isDone` became true.
    @discardableResult
    public func wait(for timeout: TimeInterval, patience: TimeInterval = 0, until isDone: () -> Bool) -> Bool {
        let wasDriving: Bool = HeadlessHost.isDriving
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = wasDriving }
        HeadlessHost.disarm()
        let queue: MainQueue = .shared
        var limit: TimeInterval = queue.now + timeout
        let realLimit: TimeInterval = MainQueue.monotonicNow + patience
        var stepsAtOneTime = 0
        while true {
            turn()
            if isDone() { return true }
            stepsAtOneTime += 1
            let mayRepeat: Bool = stepsAtOneTime < HeadlessHost.mostStepsAtOneTime
            if runReadyWork(), mayRepeat { continue }
            // Before the look at what is under way: a delayed block is under way before it stops being due.
            let foundationDate: TimeInterval = nextFoundationDate
            if isBackgroundBusy {
                waitForBackgroundWork()
                continue
            }
            guard waitForRealWork() else { return isDone() }
            if Ledger.shared.deliver() > 0 || hasReadyWork, mayRepeat { continue }
            stepsAtOneTime = 0
            if waitForFoundation(date: foundationDate, before: min(nextInstant ?? .infinity, limit)) { continue }
            if let next = nextInstant, next <= limit {
                queue.advance(to: next)
                continue
            }
            queue.advance(to: limit)
            turn()
            if isDone() { return true }
            guard waitForUnseenWork(until: realLimit) else { return false }
            limit = max(limit, queue.now + realLimit - MainQueue.monotonicNow)
        }
    }

    /// Turns the client until nothing is ready, nothing animates and no real work is under way, without waiting for
    /// timers that are due later.
    ///
    /// - Parameter limit: the most virtual seconds to let pass, for animations that never end.
    public func settle(limit: TimeInterval = 10) {
        wait(for: limit) {
            finishReadyWork()
            return !hasReadyWork && !lastOutcome.isSettling && Ledger.shared.isIdle && !Ledger.shared.hasDeliveries
                && !isBackgroundBusy
        }
    }

    /// Turns the client until nothing is ready and nothing animates, however much real work is under way. Time moves
    /// only for animations; while real work is under way it cannot, so the work is waited for then.
    public func settleAnimations(limit: TimeInterval = 10) {
        wait(for: limit) {
            finishReadyWork()
            return !hasReadyWork && !lastOutcome.isSettling
        }
    }

    /// Runs what is ready now, without moving time: what other threads submitted since the last call, for example.
    public func catchUp() {
        guard !HeadlessHost.isDriving else { return }
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = false }
        finishReadyWork()
    }

    /// Runs what is ready, with a turn after each step, until nothing is.
    private func finishReadyWork() {
        for _ in 0..<HeadlessHost.mostStepsAtOneTime {
            guard runReadyWork() else { return }
            turn()
        }
    }

    var hasReadyWork: Bool { !events.isEmpty || MainQueue.shared.hasJobs }

    /// Runs blocks, operations and timers of the main run loop that are ready, and returns whether a turn must follow.
    private func runReadyWork() -> Bool {
        let ranCode: Bool = MainLoop.runReadyWork()
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

    /// Waits, in real time, until the ledger is idle. Returns false when it never became so.
    private func waitForRealWork() -> Bool {
        let begin: TimeInterval = MainQueue.monotonicNow
        while !Ledger.shared.isIdle {
            let elapsed: TimeInterval = MainQueue.monotonicNow - begin
            guard elapsed < HeadlessHost.realWorkLimit else {
                let sentence =
                    "Real work did not end within \(Int(HeadlessHost.realWorkLimit)) s: "
                    + "\(Ledger.shared.activeCount) transfers or decodes are still under way. "
                    + "Look for a server outside this process that never answers.\n"
                FileHandle.standardError.write(Data(sentence.utf8))
                return false
            }
            MainLoop.wait(for: HeadlessHost.realWorkLimit - elapsed)
        }
        return true
    }

    /// Whether background work holds virtual time.
    ///
    /// Work that has been under way for `backgroundWorkLimit` does not, until there was none. Neither does any while a
    /// server in this process has parked a connection that the ledger does not list: it may wait for virtual time.
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

    /// Waits, in real time, until background work ran code on the main thread or ended.
    private func waitForBackgroundWork() {
        MainLoop.wait(for: max(0, backgroundTimeLeft))
    }

    /// How long the background work that is under way still holds virtual time, in real seconds.
    private var backgroundTimeLeft: TimeInterval {
        guard let backgroundPeriod else { return 0 }
        return backgroundPeriod.start + backgroundWorkLimit - MainQueue.monotonicNow
    }

    /// When the next timer of Foundation's or delayed block is due, by the monotonic clock; infinite when there is none.
    private var nextFoundationDate: TimeInterval {
        let seconds: TimeInterval = min(
            MainLoop.secondsToNextTimer, backgroundWork?.secondsToDelayedWork ?? .infinity)
        return seconds < HeadlessHost.farAhead ? MainQueue.monotonicNow + seconds : .infinity
    }

    /// Waits, in real time, for what Foundation has due at `date` if that is before the virtual `instant`.
    ///
    /// Foundation's clock is real. What it has due at a real date is due at the virtual instant that is as far ahead
    /// as the date was when the host first saw it, so that it keeps its place among the deadlines of virtual time.
    ///
    /// - Returns: whether it waited.
    private func waitForFoundation(date: TimeInterval, before instant: TimeInterval) -> Bool {
        guard date < .infinity else { return false }
        let rest: TimeInterval = max(0, date - MainQueue.monotonicNow)
        if abs(date - foundationDeadline.real) > HeadlessHost.sameDate {
            foundationDeadline = (real: date, virtual: MainQueue.shared.now + rest)
        }
        guard foundationDeadline.virtual <= instant else { return false }
        // A delayed block that is overdue is on its way to its queue.
        MainLoop.wait(for: max(0.001, rest))
        if MainQueue.monotonicNow >= foundationDeadline.real {
            MainQueue.shared.advance(to: foundationDeadline.virtual)
        }
        return true
    }

    /// Waits, in real time, until something that the host could not see runs code on the main thread.
    ///
    /// - Returns: whether that happened before `limit`, an instant of the monotonic clock.
    private func waitForUnseenWork(until limit: TimeInterval) -> Bool {
        while true {
            let rest: TimeInterval = limit - MainQueue.monotonicNow
            guard rest > 0 else { return false }
            if MainLoop.wait(for: rest) { return true }
            if hasReadyWork || Ledger.shared.hasDeliveries { return true }
        }
    }

    /// Timers further ahead than this, in seconds, never fire in a test: those at `Date.distantFuture`, for example.
    private static let farAhead: TimeInterval = 100_000_000

    /// Dates of the run loop are converted between two clocks. Two that differ by less than this, in seconds, are one.
    private static let sameDate: TimeInterval = 0.000_1
}
