import Dispatch
import Foundation
import HostClock

/// Waits of others: XCTest's `wait(for:)`, `RunLoop.run(until:)`, an `async` test that sleeps.
extension HeadlessHost {
    /// Turns the client while code other than this host runs the main run loop, in place of the host that did before.
    ///
    /// Virtual time then passes as fast as real time, because such a wait may end at a real date. It stands still
    /// while real work is under way.
    public func followMainLoop() {
        followedTime = MainQueue.monotonicNow
        MainLoop.observe { [weak self] activity in
            guard let self, !HeadlessHost.isDriving else { return }
            follow(activity)
        }
    }

    /// Leaves the client alone while other code runs the main run loop.
    public func stopFollowingMainLoop() {
        MainLoop.observe(nil)
        followTimer?.cancel()
        followTimer = nil
    }

    private func follow(_ activity: MainLoop.Activity) {
        switch activity {
        case .entry:
            followedTime = MainQueue.monotonicNow
        case .afterWaiting:
            followRealTime()
        case .beforeWaiting:
            followRealTime()
            turnInWait()
            arm()
        case .exit:
            followRealTime()
            turnInWait()
        }
    }

    /// Moves virtual time as far as real time moved since the last call.
    private func followRealTime() {
        let now: TimeInterval = MainQueue.monotonicNow
        defer { followedTime = now }
        guard canTimePass else { return }
        MainQueue.shared.advance(to: MainQueue.shared.now + now - followedTime)
    }

    private var canTimePass: Bool { Ledger.shared.isIdle && !isBackgroundBusy }

    private func turnInWait() {
        // A job of the turn may run the main run loop itself.
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = false }
        if Ledger.shared.isIdle { Ledger.shared.deliver() }
        turn()
    }

    /// Has the loop wake at the next deadline or frame. Work that ends wakes it by itself.
    private func arm() {
        var delay: TimeInterval = backgroundWorkLimit
        if canTimePass {
            guard let instant = nextInstant else { return }
            delay = max(0, instant - MainQueue.shared.now)
        } else {
            backgroundWork?.wakeWhenIdle()
        }
        let timer: any DispatchSourceTimer = followTimer ?? makeTimer()
        followTimer = timer
        timer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler {}
        timer.activate()
        return timer
    }
}
