import CSDL2
import Foundation
import HostClock
import PlatformHost

extension SDLHost {
    /// Runs turns of `client` until it quits.
    ///
    /// All waiting happens in the main run loop. Data from the display, finished transfers and timers wake it. Then the
    /// client runs a turn, at most once for each frame of the display. An idle program does not poll.
    public func run(_ client: any HostClient) {
        let waiter = MainLoopWaiter()
        var watch: DisplayWatch?
        var days: DayWatch?
        defer {
            watch?.cancel()
            days?.cancel()
        }
        var pacer = FramePacer(refreshRate: display.refreshRate)
        while true {
            // The first turn may begin before the display is open.
            if isOpen { pump() }
            Ledger.shared.deliver()
            let now = MainQueue.shared.now
            pacer.turn(at: now)
            turnCount += 1
            let pendingEvents = events
            events.removeAll(keepingCapacity: true)
            let outcome = client.turn(pendingEvents)
            if outcome.wantsQuit { return }
            if watch == nil {
                watch = startWatching()
                days = DayWatch { [weak self] in self?.dayDidChange() }
                pacer = FramePacer(refreshRate: display.refreshRate)
                pacer.turn(at: now)
            }
            for window in windows { window.applyPendingSize() }
            wait(for: outcome.nextFrame, pacer: pacer, waiter: waiter, isWatched: watch?.isActive ?? false)
        }
    }

    /// Opens the display, if the first turn did not, and watches it.
    private func startWatching() -> DisplayWatch {
        openDisplay()
        return DisplayWatch(descriptor: connection) { [weak self] in self?.pump() }
    }

    private func dayDidChange() {
        if let window = windows.first { append(.dayChanged, at: window) }
    }

    /// Waits until a turn is required and the display has shown the previous frame.
    private func wait(
        for nextFrame: TimeInterval?, pacer: FramePacer, waiter: MainLoopWaiter, isWatched: Bool
    ) {
        var wasWoken = false
        while true {
            // SDL may have read events together with a reply from the server. Those events no longer wake the loop.
            pump()
            let deadline: TimeInterval? = pacer.deadline(
                isTurnDue: wasWoken || !events.isEmpty, nextFrame: nextFrame)
            let now = MainQueue.shared.now
            if let deadline, deadline <= now { return }
            let poll = pollInterval(isWatched: isWatched, at: now)
            guard let poll else {
                waiter.wait(until: deadline)
                wasWoken = true
                continue
            }
            let limit: TimeInterval = now + poll
            let jobCount: Int = MainQueue.shared.startedJobCount
            waiter.wait(until: min(deadline ?? limit, limit))
            // A poll without events and jobs does not require a turn.
            wasWoken = wasWoken || MainQueue.shared.now < limit || MainQueue.shared.startedJobCount != jobCount
        }
    }

    /// Returns the interval in seconds at which to poll SDL for events that the descriptor does not signal; nil if the
    /// descriptor signals all events.
    private func pollInterval(isWatched: Bool, at now: TimeInterval) -> TimeInterval? {
        if !isWatched { return 1 / 60 }
        // On Wayland, key repeats come from the program, not from the server. SDL generates them when it is polled.
        if isWayland, !input.keysDown.isEmpty { return 1 / 60 }
        // An input method replies over the session bus.
        if isEditingText, hasInputMethod { return now - input.lastKey < 0.5 ? 1 / 120 : 1 / 20 }
        return nil
    }

    private var connection: Int32 {
        guard let handle = windows.first?.handle else { return -1 }
        return engawa_sdl_connection(handle)
    }
}
