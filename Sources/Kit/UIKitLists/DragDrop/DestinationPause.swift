import Foundation
import HostClock

/// Waits until a dragged item has stayed at one destination for a time.
@MainActor
final class DestinationPause<Destination: Equatable> {
    private var destination: Destination?
    private var call: ScheduledCall?

    /// Performs `change` after `delay` seconds, unless `cancel()` or a call with another destination ends the wait.
    /// During a wait, a call with the same destination has no effect.
    func wait(at destination: Destination, for delay: TimeInterval, _ change: @escaping @MainActor () -> Void) {
        guard destination != self.destination else { return }
        cancel()
        guard delay > 0 else { return change() }
        self.destination = destination
        call = MainQueue.shared.schedule(after: delay) { [weak self] in
            self?.destination = nil
            change()
        }
    }

    /// Cancels the wait, if there is one.
    func cancel() {
        call?.cancel()
        call = nil
        destination = nil
    }
}
