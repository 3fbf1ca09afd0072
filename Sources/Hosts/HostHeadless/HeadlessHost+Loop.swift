import Foundation
import HostClock
import PlatformHost

extension HeadlessHost {
    /// How long real work may take before the host gives up on it, in real seconds.
    public static let realWorkLimit: TimeInterval = 20

    /// Runs one turn now, without moving time.
    public func turn() {
        guard let client else { return }
        let taken: [HostEvent] = events
        events.removeAll(keepingCapacity: true)
        turnCount += 1
        lastOutcome = client.turn(taken)
    }

    /// Turns the client, moving virtual time, until `isDone` or until `timeout` virtual seconds have passed.
    ///
    /// One step is, in this order:
    /// 1. a turn, with the events that are queued;
    /// 2. look whether that was enough;
    /// 3. run what is ready, without moving time;
    /// 4. while real work is under way, wait for it: virtual time stands still;
    /// 5. deliver what finished work brought, oldest first;
    /// 6. jump to the next deadline or frame.
    ///
    /// - Returns: whether `isDone` became true.
    @discardableResult
    public func wait(for timeout: TimeInterval, until isDone: () -> Bool) -> Bool {
        let queue: MainQueue = .shared
        let limit: TimeInterval = queue.now + timeout
        while true {
            turn()
            if isDone() { return true }
            if hasReadyWork { continue }
            guard waitForRealWork() else { return isDone() }
            if Ledger.shared.deliver() > 0 || hasReadyWork { continue }
            guard let next = nextInstant, next <= limit else {
                queue.advance(to: limit)
                turn()
                return isDone()
            }
            queue.advance(to: next)
        }
    }

    /// Turns the client until nothing is ready, nothing animates and no real work is under way, without waiting for
    /// timers that lie further ahead.
    ///
    /// - Parameter limit: the most virtual seconds to let pass, for animations that never end.
    public func settle(limit: TimeInterval = 10) {
        var isSettled = false
        wait(for: limit) {
            isSettled =
                !hasReadyWork && !lastOutcome.isSettling && Ledger.shared.isIdle
                && !Ledger.shared.hasDeliveries
            return isSettled
        }
    }

    /// Turns the client until nothing is ready and nothing animates, however much real work is under way. Time moves
    /// only for animations; while real work is under way it cannot, so the work is waited for then.
    public func settleAnimations(limit: TimeInterval = 10) {
        wait(for: limit) { !hasReadyWork && !lastOutcome.isSettling }
    }

    private var hasReadyWork: Bool { !events.isEmpty || MainQueue.shared.hasJobs }

    private var nextInstant: TimeInterval? {
        switch (MainQueue.shared.nextDeadline, lastOutcome.nextFrame) {
        case (let deadline?, let frame?): min(deadline, frame)
        case (let deadline?, nil): deadline
        case (nil, let frame?): frame
        case (nil, nil): nil
        }
    }

    /// Waits, in real time, until the ledger is idle. Returns false when it never became so.
    private func waitForRealWork() -> Bool {
        guard !Ledger.shared.isIdle else { return true }
        let giveUp = Date(timeIntervalSinceNow: HeadlessHost.realWorkLimit)
        while !Ledger.shared.isIdle {
            guard Date() < giveUp else {
                let sentence =
                    "Real work did not end within \(Int(HeadlessHost.realWorkLimit)) s: "
                    + "\(Ledger.shared.activeCount) transfers or decodes are still under way. "
                    + "Look for a server that never answers outside this process.\n"
                FileHandle.standardError.write(Data(sentence.utf8))
                return false
            }
            _ = RunLoop.main.run(mode: .default, before: giveUp)
        }
        return true
    }
}
