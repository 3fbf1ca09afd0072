import Foundation
import HostClock

/// Lets timers be made that are of a subclass; only `Timer` conforms.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

/// What Foundation lacks here: timers that call a selector.
extension TimerMaking where Self == Timer {
    /// Makes a timer that calls `aSelector` of `aTarget`, which it keeps, once it is added to a run loop.
    ///
    /// Run loops go by real time. A timer for the host's clock is one that `scheduledTimer` makes.
    ///
    /// - Parameter ti: in seconds; at least a tenth of a millisecond.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = SelectorTimer(
            Date(timeIntervalSinceNow: max(ti, SelectorTimer.leastInterval)), ti, aTarget, aSelector, userInfo, yesOrNo)
    }

    /// Makes a timer that calls `s` of `t`, which it keeps, at `date`, once it is added to a run loop.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self = SelectorTimer(date, ti, t, s, ui, rep)
    }
}

extension Timer {
    /// Calls `aSelector` of `aTarget`, which it keeps, after `ti` seconds of the host's clock, and again and again if
    /// `yesOrNo`.
    ///
    /// - Returns: the timer, which is the action's sender. Invalidate it to end it; it ends by itself if it calls once.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let interval: TimeInterval = max(ti, SelectorTimer.leastInterval)
        let timer = SelectorTimer(
            Date(timeIntervalSinceNow: interval), interval, aTarget, aSelector, userInfo, yesOrNo)
        timer.follow(interval, repeats: yesOrNo)
        return timer
    }
}

/// A timer that calls a selector.
private final class SelectorTimer: Timer {
    /// What Apple takes instead of nothing, in seconds.
    static let leastInterval: TimeInterval = 0.000_1

    private let info: Any?

    init(
        _ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool
    ) {
        self.info = info
        // The target is used on the main actor alone, where it came from.
        nonisolated(unsafe) let target: AnyObject = target as AnyObject
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            // It fires on the main thread, in the main run loop or by the main queue, and is handed on there.
            nonisolated(unsafe) let timer: Timer = timer
            MainActor.assumeIsolated { _ = selector.invoke(on: target, sender: timer, event: nil) }
        }
    }

    override var userInfo: Any? { info }

    /// Fires after `interval` seconds of the host's time.
    func follow(_ interval: TimeInterval, repeats: Bool) {
        // Made on the main thread, and touched there alone.
        nonisolated(unsafe) let timer: SelectorTimer = self
        MainQueue.shared.schedule(after: interval) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats, timer.isValid { timer.follow(interval, repeats: true) }
        }
    }
}
