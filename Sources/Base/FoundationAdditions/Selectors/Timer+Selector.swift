import Foundation
import HostClock

/// A protocol whose extension can add initializers that return a subclass of `Timer`. Only `Timer` conforms.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

/// Timers that call a selector, which Foundation on Linux does not have.
extension TimerMaking where Self == Timer {
    /// Creates a timer that is not valid and never fires, as the initial value of a variable.
    public init() {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer
    }

    /// Creates a timer that calls `aSelector` on `aTarget`, which it retains. Add it to a run loop to start it.
    ///
    /// Run loops use real time. Use `scheduledTimer` for a timer on the host's clock.
    ///
    /// - Parameter ti: The interval in seconds, with a minimum of 0.0001.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self = SelectorTimer(
            Date(timeIntervalSinceNow: max(ti, SelectorTimer.minimumInterval)), ti, aTarget, aSelector, userInfo,
            yesOrNo)
    }

    /// Creates a timer that calls `s` on `t`, which it retains, at `date`. Add it to a run loop to start it.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self = SelectorTimer(date, ti, t, s, ui, rep)
    }
}

extension Timer {
    /// Creates and starts a timer that calls `aSelector` on `aTarget`, which it retains, after `ti` seconds of the
    /// host's clock.
    ///
    /// - Returns: The timer, which is the action's sender. If it repeats, it runs until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let interval: TimeInterval = max(ti, SelectorTimer.minimumInterval)
        let timer = SelectorTimer(
            Date(timeIntervalSinceNow: interval), interval, aTarget, aSelector, userInfo, yesOrNo)
        timer.begin(at: MainQueue.shared.now + interval)
        return timer
    }
}

/// A timer that calls a selector.
private final class SelectorTimer: Timer, HostTimer {
    /// The minimum interval in seconds, as on Apple platforms.
    static let minimumInterval: TimeInterval = 0.000_1

    private var target: AnyObject?
    private var info: Any?
    private let selector: Selector
    /// Whether the host's clock determines when the timer fires.
    private var usesHostClock = false
    private var isEnded = false
    /// The next call on the host's clock.
    private var pending: ScheduledCall?
    /// The modes of the main run loop in which the host's clock fires the timer.
    private var modes: Set<RunLoop.Mode> = [.default]
    /// The time of that call, in seconds of the host's clock; nil for a timer of a run loop.
    private var dueTime: TimeInterval?

    init(
        _ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool
    ) {
        self.info = info
        self.selector = selector
        self.target = ClassTarget.object(for: target)
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            // The timer fires on the main thread, in the main run loop or the main queue, and is used only there.
            nonisolated(unsafe) let timer = timer as? SelectorTimer
            MainActor.assumeIsolated { timer?.act() }
            if !repeats { timer?.release() }
        }
    }

    override var userInfo: Any? { info }

    @MainActor
    private func act() {
        guard let target else { return }
        _ = selector.invoke(on: target, sender: self, event: nil)
    }

    override func invalidate() {
        isEnded = true
        super.invalidate()
        release()
    }

    override var isValid: Bool { usesHostClock ? !isEnded : super.isValid }

    /// Releases the target and the information. Foundation on Linux never releases a timer and its block.
    private func release() {
        pending?.cancel()
        pending = nil
        target = nil
        info = nil
    }

    override var fireDate: Date {
        get {
            guard let dueTime else { return super.fireDate }
            return Date(timeIntervalSinceNow: dueTime - MainQueue.shared.now)
        }
        set {
            guard dueTime != nil else { return super.fireDate = newValue }
            if isValid { schedule(at: MainQueue.shared.now + newValue.timeIntervalSinceNow) }
        }
    }

    /// Makes the host's clock determine when the timer fires.
    ///
    /// For run loops, the timer is invalid: adding it to another mode of the run loop, as code does so that it also
    /// fires while the user scrolls, must not schedule it twice.
    func begin(at time: TimeInterval) {
        usesHostClock = true
        super.invalidate()
        schedule(at: time)
    }

    /// Fires the timer at `time`, in seconds of the host's clock, and not at the time that was set before.
    private func schedule(at time: TimeInterval) {
        // The timer is created on the main thread and used only there.
        nonisolated(unsafe) let timer: SelectorTimer = self
        pending?.cancel()
        dueTime = time
        pending = MainQueue.shared.schedule(after: time - MainQueue.shared.now) {
            MainLoop.call(in: timer.modes) { timer.reach(time) }
        }
    }

    func add(_ mode: RunLoop.Mode) { modes.insert(mode) }

    /// Fires the timer, and schedules the next call if it repeats.
    private func reach(_ time: TimeInterval) {
        // A call that was already due when another date was set could not be canceled.
        guard isValid, dueTime == time else { return }
        fire()
        // The action may have set another date.
        guard isValid, dueTime == time else { return }
        // The times that passed during a long action are skipped.
        let missed: TimeInterval = ((MainQueue.shared.now - time) / timeInterval).rounded(.down)
        schedule(at: time + (max(0, missed) + 1) * timeInterval)
    }
}
