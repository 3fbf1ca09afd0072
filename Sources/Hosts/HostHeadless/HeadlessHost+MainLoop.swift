import Dispatch
import Foundation
import HostClock

/// Waits of others: XCTest's `wait(for:)`, `RunLoop.run(until:)`, an `async` test that sleeps.
extension HeadlessHost {
    /// Turns the client while code other than a host runs the main run loop, in place of the host that did before.
    ///
    /// Virtual time then passes as fast as real time, because such a wait may end at a real date. It stands still
    /// while real work is under way. The host lives until another follows the loop, because tasks that sleep need it.
    func followMainLoop() {
        followedTime = MainQueue.monotonicNow
        HeadlessHost.following = self
        HeadlessHost.disarm()
        MainLoop.observe { activity in
            if !HeadlessHost.isDriving { HeadlessHost.follow(activity) }
        }
    }

    /// The latest host. The code that a turn runs, such as an asynchronous test, may make another at any time.
    private static var following: HeadlessHost?

    private static func follow(_ activity: MainLoop.Activity) {
        switch activity {
        case .entry:
            following?.followedTime = MainQueue.monotonicNow
        case .afterWaiting:
            following?.followRealTime()
        case .beforeWaiting:
            following?.followRealTime()
            following?.turnInWait()
            following?.arm()
        case .exit:
            following?.followRealTime()
            following?.turnInWait()
        }
    }

    /// Moves virtual time as far as real time moved since the last call, with a turn at each deadline and frame.
    private func followRealTime() {
        let now: TimeInterval = MainQueue.monotonicNow
        let elapsed: TimeInterval = now - followedTime
        followedTime = now
        guard canTimePass else { return }
        let end: TimeInterval = MainQueue.shared.now + elapsed
        while let instant = nextInstant, instant > MainQueue.shared.now, instant <= end {
            MainQueue.shared.advance(to: instant)
            turnInWait()
        }
        MainQueue.shared.advance(to: end)
    }

    private var canTimePass: Bool { Ledger.shared.isIdle && !isBackgroundBusy }

    private func turnInWait() {
        if Ledger.shared.isIdle { Ledger.shared.deliver() }
        // The code of an asynchronous test is among the jobs. It may drive the host itself, so it does not run in the turn.
        MainQueue.shared.drain()
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = false }
        turn()
    }

    /// Has the loop wake at the next deadline or frame. Work that ends wakes it by itself.
    private func arm() {
        var delay: TimeInterval = backgroundWorkLimit
        if canTimePass {
            guard let instant = nextInstant else { return }
            delay = max(0, instant - MainQueue.shared.now)
        }
        HeadlessHost.followTimer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
        HeadlessHost.isArmed = true
    }

    /// Keeps the timer from waking the loop while a host runs it.
    static func disarm() {
        guard isArmed else { return }
        followTimer.schedule(deadline: .distantFuture)
        isArmed = false
    }

    /// Whether the timer is set.
    private static var isArmed = false

    /// Wakes the main run loop at the next deadline or frame, in a wait of others.
    private static let followTimer: any DispatchSourceTimer = {
        let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler {}
        timer.activate()
        return timer
    }()
}
