import HostClock
import UIKitCore

/// Shows and hides an activity indicator without flicker: the indicator does not appear for work that ends quickly, and
/// stays visible for a minimum time once it has appeared.
@MainActor
public final class DelayedVisibility {
    /// The duration of work after which the indicator is shown, in seconds: 0.3.
    public static let delay: TimeInterval = 0.3

    /// The minimum time for which the indicator is visible, in seconds: 0.5.
    public static let minimumDuration: TimeInterval = 0.5

    private let show: () -> Void
    private let hide: () -> Void
    private var call: ScheduledCall?
    private var shownAt: TimeInterval?

    /// Whether work is in progress.
    public private(set) var isActive = false

    /// Creates an object that calls `show` and `hide` alternately.
    public init(show: @escaping () -> Void, hide: @escaping () -> Void) {
        self.show = show
        self.hide = hide
    }

    /// Begins or ends the work. Setting the same state again has no effect.
    public func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        call?.cancel()
        call = nil
        if isActive {
            guard shownAt == nil else { return }
            wait(Self.delay) { $0.begin() }
        } else if let shownAt {
            let left: TimeInterval = shownAt + Self.minimumDuration - MainQueue.shared.now
            left > 0 ? wait(left) { $0.end() } : end()
        }
    }

    /// Begins work whose indicator is visible already because the user revealed it, such as a refresh control that was
    /// pulled. The minimum duration starts with this call, if it has not started yet.
    public func markShown() {
        isActive = true
        call?.cancel()
        call = nil
        shownAt = shownAt ?? MainQueue.shared.now
    }

    /// Ends the work, and hides the indicator immediately because results take its place.
    public func hideImmediately() {
        isActive = false
        call?.cancel()
        call = nil
        if shownAt != nil { end() }
    }

    private func wait(_ delay: TimeInterval, _ body: @escaping @MainActor @Sendable (DelayedVisibility) -> Void) {
        call = MainQueue.shared.schedule(after: delay) { [weak self] in
            guard let self else { return }
            call = nil
            body(self)
        }
    }

    private func begin() {
        shownAt = MainQueue.shared.now
        show()
    }

    private func end() {
        shownAt = nil
        hide()
    }
}
