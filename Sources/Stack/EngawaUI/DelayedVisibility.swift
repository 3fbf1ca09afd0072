import HostClock
import UIKitCore

/// Shows something that says "at work" so that it never flashes: not at once, and once shown, long enough to be seen.
@MainActor
public final class DelayedVisibility {
    /// How long work may take before anything is shown, in seconds: 0.3.
    public static let delay: TimeInterval = 0.3

    /// How long something stays once it is shown, in seconds: 0.5.
    public static let minimumDuration: TimeInterval = 0.5

    private let show: () -> Void
    private let hide: () -> Void
    private var call: ScheduledCall?
    private var shownAt: TimeInterval?

    /// Whether work is under way.
    public private(set) var isActive = false

    /// Makes a switch that calls `show` and `hide`, each once in turn.
    public init(show: @escaping () -> Void, hide: @escaping () -> Void) {
        self.show = show
        self.hide = hide
    }

    /// Says that work begins or ends. Saying it again changes nothing.
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

    /// Says that work began and shows already, because a person's hand brought it out, as a refresh control that was
    /// pulled. From now on it stays as long as anything that was shown.
    public func noteShown() {
        isActive = true
        call?.cancel()
        call = nil
        shownAt = shownAt ?? MainQueue.shared.now
    }

    /// Says that work ended and what it brought is to be seen: what is shown makes room at once.
    public func giveWay() {
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
