import HostClock
import PlatformHost

/// An app that has no screen.
final class Drain: HostClient {
    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drain()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}
}
