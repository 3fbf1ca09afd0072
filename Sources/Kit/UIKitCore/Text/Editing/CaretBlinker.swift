import Foundation
import HostClock

/// Shows and hides a caret by the host's clock.
///
/// It sleeps while nobody looks at the window, so that a test's time stands still when nothing else happens.
@MainActor
final class CaretBlinker {
    /// How long a caret is shown, and how long it is hidden, in seconds.
    static let interval: TimeInterval = 0.5

    private var call: ScheduledCall?
    private let show: (Bool) -> Void
    private let isWatched: () -> Bool
    private(set) var isShown = false

    /// - Parameters:
    ///   - isWatched: whether somebody can see the caret.
    ///   - show: shows it, or hides it.
    init(isWatched: @escaping () -> Bool, show: @escaping (Bool) -> Void) {
        self.isWatched = isWatched
        self.show = show
    }

    /// Shows the caret and lets it blink from now on.
    func restart() {
        call?.cancel()
        call = nil
        set(true)
        schedule()
    }

    /// Hides the caret.
    func stop() {
        call?.cancel()
        call = nil
        set(false)
    }

    private func set(_ isOn: Bool) {
        isShown = isOn
        show(isOn)
    }

    private func schedule() {
        guard isWatched() else { return }
        call = MainQueue.shared.schedule(after: CaretBlinker.interval) { [weak self] in
            guard let self else { return }
            self.set(!self.isShown)
            self.schedule()
        }
    }
}
