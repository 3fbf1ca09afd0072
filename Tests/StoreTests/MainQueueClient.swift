import HostClock
import PlatformHost

/// A host client without windows, which only drains the main queue.
final class MainQueueClient: HostClient {
    func turn(_ events: [HostEvent]) -> TurnOutcome {
        MainQueue.shared.drain()
        return TurnOutcome(nextFrame: nil)
    }

    func paint(_ window: any HostWindow) {}
}
