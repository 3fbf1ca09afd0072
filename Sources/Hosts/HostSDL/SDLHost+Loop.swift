import CSDL2
import Foundation
import HostClock
import PlatformHost

extension SDLHost {
    /// Turns `client` until it asks to stop.
    ///
    /// The main run loop is the only thing that waits. What the display sends wakes it, as a finished transfer or a
    /// timer does; then the client has one turn, and at most one for each frame that the display shows. Nothing is
    /// polled while nothing happens.
    public func run(_ client: any HostClient) {
        let waiter = MainLoopWaiter()
        let watch = DisplayWatch(descriptor: connection) { [weak self] in self?.pump() }
        defer { watch.cancel() }
        var pacer = FramePacer(refreshRate: display.refreshRate)
        while true {
            pump()
            Ledger.shared.deliver()
            let now: TimeInterval = MainQueue.shared.now
            pacer.turn(at: now)
            turnCount += 1
            let taken: [HostEvent] = events
            events.removeAll(keepingCapacity: true)
            let outcome: TurnOutcome = client.turn(taken)
            if outcome.wantsQuit { return }
            for window in windows { window.applyPendingSize() }
            wait(for: outcome.nextFrame, pacer: pacer, waiter: waiter, isWatched: watch.isActive)
        }
    }

    /// Waits until there is something to turn for, and the display has shown the frame before.
    private func wait(
        for nextFrame: TimeInterval?, pacer: FramePacer, waiter: MainLoopWaiter, isWatched: Bool
    ) {
        var wasWoken = false
        while true {
            // What the display sent may have been read together with an answer: then nothing more wakes the loop.
            pump()
            let wants: TimeInterval? = pacer.deadline(
                isTurnDue: wasWoken || !events.isEmpty, nextFrame: nextFrame)
            let now: TimeInterval = MainQueue.shared.now
            if let wants, wants <= now { return }
            let poll: TimeInterval? = pollInterval(isWatched: isWatched, at: now)
            guard let poll else {
                waiter.wait(until: wants)
                wasWoken = true
                continue
            }
            let limit: TimeInterval = now + poll
            waiter.wait(until: min(wants ?? limit, limit))
            // A poll that finds nothing is no reason for a turn.
            wasWoken = wasWoken || MainQueue.shared.now < limit
        }
    }

    /// How often SDL must be asked because something reaches it that the descriptor does not tell of; nil when
    /// everything does.
    private func pollInterval(isWatched: Bool, at now: TimeInterval) -> TimeInterval? {
        if !isWatched { return 1 / 60 }
        // Wayland leaves key repeats to the program, and SDL makes them when it is asked.
        if isWayland, !input.keysDown.isEmpty { return 1 / 60 }
        // An input method answers over the session's bus.
        if isEditingText, hasInputMethod { return now - input.lastKey < 0.5 ? 1 / 120 : 1 / 20 }
        return nil
    }

    private var connection: Int32 {
        guard let handle = windows.first?.handle else { return -1 }
        return engawa_sdl_connection(handle)
    }
}
