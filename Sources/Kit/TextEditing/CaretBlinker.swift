import Foundation
import HostClock

/// A timer that shows and hides a caret.
///
/// It schedules nothing while the caret is not visible on a display, so that it does not advance the virtual time of
/// tests.
@MainActor
package final class CaretBlinker {
    /// The duration for which the caret is shown, and the equal duration for which it is then hidden, in seconds.
    package static let interval: TimeInterval = 0.5

    private var call: ScheduledCall?
    private let show: (Bool) -> Void
    private let isVisible: () -> Bool
    package private(set) var isShown = false

    /// - Parameters:
    ///   - isVisible: Returns whether the caret is visible on a display.
    ///   - show: Shows or hides the caret.
    package init(isVisible: @escaping () -> Bool, show: @escaping (Bool) -> Void) {
        self.isVisible = isVisible
        self.show = show
    }

    /// Shows the caret and starts a new blink cycle.
    package func restart() {
        call?.cancel()
        call = nil
        set(true)
        schedule()
    }

    /// Hides the caret.
    package func stop() {
        call?.cancel()
        call = nil
        set(false)
    }

    private func set(_ isOn: Bool) {
        isShown = isOn
        show(isOn)
    }

    private func schedule() {
        guard isVisible() else { return }
        call = MainQueue.shared.schedule(after: CaretBlinker.interval) { [weak self] in
            guard let self else { return }
            self.set(!self.isShown)
            self.schedule()
        }
    }
}
