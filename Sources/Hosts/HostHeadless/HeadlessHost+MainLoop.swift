import Dispatch
import Foundation
import HostClock

/// Support for waits outside the host: XCTest's `wait(for:)`, `RunLoop.run(until:)`, an `async` test that sleeps.
extension HeadlessHost {
    /// Makes this host run turns of its client while other code runs the main run loop. Replaces the previous host.
    ///
    /// Virtual time then passes as fast as real time, because that code may wait until a real date. It stands still
    /// during real work. The host is retained until another host replaces it, because sleeping tasks need it.
    func followMainLoop() {
        followedTime = MainQueue.monotonicNow
        HeadlessHost.following = self
        HeadlessHost.disarm()
        MainLoop.observe { activity in
            if !HeadlessHost.isDriving { HeadlessHost.follow(activity) }
        }
    }

    /// The latest host. Code inside a turn, such as an asynchronous test, may create another host at any time.
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

    /// Advances virtual time by the real time since the last call, with a turn at each deadline and frame.
    private func followRealTime() {
        let now = MainQueue.monotonicNow
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
        // The jobs include the code of asynchronous tests, which may drive the host, so they run outside the turn.
        MainQueue.shared.drain()
        HeadlessHost.isDriving = true
        defer { HeadlessHost.isDriving = false }
        turn()
    }

    /// Sets the timer that wakes the loop at the next deadline or frame. Work that ends wakes the loop itself.
    private func arm() {
        var delay = backgroundWorkLimit
        if case .work(let end) = Ledger.shared.hold() {
            delay = max(0, min(delay, end - MainQueue.monotonicNow))
        } else if canTimePass {
            guard let instant = nextInstant else { return }
            delay = max(0, instant - MainQueue.shared.now)
        }
        HeadlessHost.followTimer.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
        HeadlessHost.isArmed = true
    }

    /// Stops the timer while a host runs the loop.
    static func disarm() {
        guard isArmed else { return }
        followTimer.schedule(deadline: .distantFuture)
        isArmed = false
    }

    /// Whether the timer is set.
    private static var isArmed = false

    /// The timer that wakes the main run loop at the next deadline or frame while other code runs the loop.
    private static let followTimer: any DispatchSourceTimer = {
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler {}
        timer.activate()
        return timer
    }()
}
