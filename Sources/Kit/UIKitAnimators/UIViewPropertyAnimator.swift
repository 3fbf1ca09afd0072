import AnimationTimeline
import Foundation
import FoundationAdditions
import HostClock
import ProgramDiagnostics
import QuartzCore
import UIKitCore

/// Animates changes to views, and can be paused, reversed, scrubbed and continued.
///
/// Retain a paused animator: the kit retains an animator only while it runs.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: Creating an animator

    /// The timing curve.
    public let timingParameters: (any UITimingCurveProvider)?

    /// The duration of the animation, in seconds.
    public let duration: TimeInterval

    /// The delay before the start, in seconds. The default is 0.
    open private(set) var delay: TimeInterval = 0

    /// Creates an animator with a timing curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        let requested = max(0, duration)
        self.duration = parameters.springTimingParameters?.duration(within: requested) ?? requested
        curve = AnimatorCurve.curve(of: parameters, within: requested)
        timeline = AnimationTimeline(duration: self.duration, curve: curve)
        super.init()
    }

    /// Creates an animator with a duration of 0.2 seconds and the curve `easeInOut`.
    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within `duration` seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator, and starts it after `delay` seconds.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.flushUpdates = options.contains(.flushUpdates)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Settings

    /// Whether the views receive touches during the animation. The default is true. Set it before the animation starts.
    open var isUserInteractionEnabled = true

    /// Whether hit-testing uses the final positions of the views instead of their presented positions. The default is
    /// false. If it is true, the app handles touches at the presented positions itself.
    open var isManualHitTestingEnabled = false

    /// Whether the animation can be paused, stopped, reversed and scrubbed. The default is true.
    open var isInterruptible = true

    /// Whether scrubbing with `fractionComplete` ignores the timing curve. The default is true.
    open var scrubsLinearly = true

    /// Whether the animation pauses at its end instead of finishing. The default is false.
    open var pausesOnCompletion = false

    /// Whether properties, constraints and layout are updated before and after the changes run, so that the changes of
    /// observable objects and constraints are animated. The default is false. See `UIView.AnimationOptions.flushUpdates`.
    open var flushUpdates = false

    // MARK: State

    /// The state of the animator. Supports key-value observing.
    open private(set) var state: UIViewAnimatingState = .inactive {
        willSet { notify(keyWillChange, from: (state, timeline), to: (newValue, timeline)) }
        didSet { notify(keyDidChange, from: (oldValue, timeline), to: (state, timeline)) }
    }

    /// Whether the animation is running. Supports key-value observing, for example to learn that an animation has
    /// paused at its end because of `pausesOnCompletion`.
    open var isRunning: Bool { runs(in: (state, timeline)) }

    private typealias Phase = (state: UIViewAnimatingState, timeline: AnimationTimeline)

    private func runs(in phase: Phase) -> Bool { phase.state == .active && phase.timeline.isRunning }

    /// Notifies the observers of the properties that a change affects.
    private func notify(_ notify: (AnyObject, String) -> Void, from old: Phase, to new: Phase) {
        if old.state != new.state { notify(self, "state") }
        if runs(in: old) != runs(in: new) { notify(self, "isRunning") }
    }

    /// Whether the animation runs in reverse, toward its start. The default is false.
    open var isReversed: Bool {
        get { timeline.isReversed }
        set {
            guard newValue != timeline.isReversed, canInterrupt("reverse") else { return }
            timeline.setReversed(newValue, at: now)
        }
    }

    /// The completed fraction, from 0 to 1. In a reversed animation, it counts from the end to the start. Setting it
    /// makes an inactive animator active, without running it, and pauses a running one.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            return CGFloat(directed(min(max(0, stoppedFraction ?? timeline.fraction(at: now)), 1)))
        }
        set {
            guard canInterrupt("scrub"), state != .stopped else { return }
            begin()
            timeline.scrub(to: directed(Double(newValue)), isLinear: scrubsLinearly)
            UIApplication.shared.removeFrameClient(self)
            show(at: now)
        }
    }

    /// Converts a fraction that counts from the start to one that counts in the direction of the animation, and back.
    private func directed(_ fraction: Double) -> Double { timeline.isReversed ? 1 - fraction : fraction }

    private let curve: AnimationTimeline.Curve
    var timeline: AnimationTimeline {
        willSet { notify(keyWillChange, from: (state, timeline), to: (state, newValue)) }
        didSet { notify(keyDidChange, from: (state, oldValue), to: (state, timeline)) }
    }
    private let driver = AnimationDriver()
    private var animations: [(changes: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var properties = AnimatedProperties()
    private var stoppedFraction: Double?

    private var now: TimeInterval { MainQueue.shared.now }

    // MARK: Animations

    /// Adds changes that start immediately.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that start after a fraction of the remaining time.
    ///
    /// Changes added to a running animator take the remaining time and follow the rest of its timing curve.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: animations.append((animation, delayFactor))
        case .active: run(animation, delayFactor: delayFactor)
        case .stopped: Diagnostics.warn("Animations cannot be added to \(self), which was stopped.")
        }
    }

    /// Adds a handler that is called at the end with the final position. The handler is not called if the animation is
    /// stopped without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func run(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
        let time = now
        let wait: TimeInterval = timeline.remainingTime(at: time) * Double(min(max(0, delayFactor), 1))
        let start: Double = timeline.isReversed ? 0 : timeline.progress(at: timeline.isRunning ? time + wait : time).x
        let delayed: Double = timeline.isRunning ? start : start + (1 - start) * delayShare(delayFactor)
        let window = DriverWindow(driver: driver, start: delayed)
        var options: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        if flushUpdates { options.insert(.flushUpdates) }
        let hitTestsPresentation: Bool = isUserInteractionEnabled && !isManualHitTestingEnabled
        UIView.animate(drivenBy: window, duration: duration, options: options, changes) {
            [weak self] layer, key, presented in
            self?.properties.record(layer, key, presented: presented, hitTestsPresentation: hitTestsPresentation)
        }
    }

    /// Returns the progress at which changes with a delay factor start.
    private func delayShare(_ delayFactor: CGFloat) -> Double {
        guard delayFactor > 0 else { return 0 }
        return min(max(0, curve(Double(min(delayFactor, 1))).x), 1)
    }

    // MARK: Running

    /// Runs the changes if the animator is inactive, so that the driver can set the progress of their animations.
    private func begin() {
        guard state == .inactive else { return }
        state = .active
        let isReversed: Bool = timeline.isReversed
        // If animations are disabled, the duration is 0.
        timeline = AnimationTimeline(duration: UIView.areAnimationsEnabled ? duration : 0, curve: curve)
        driver.move(to: 0, position: .zero)
        let waiting = animations
        animations = []
        for animation in waiting { run(animation.changes, delayFactor: animation.delayFactor) }
        guard isReversed else { return }
        timeline.scrub(to: 1, isLinear: true)
        timeline.setReversed(true, at: now)
    }

    /// Starts or resumes the animation.
    open func startAnimation() {
        guard state != .stopped else { return logStopped("start") }
        begin()
        timeline.run(at: now)
        startFrames()
    }

    /// Starts the animation after a delay in seconds, or at once if animations are disabled.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return logStopped("start") }
        self.delay = max(0, delay)
        begin()
        timeline.run(at: UIView.areAnimationsEnabled ? now + self.delay : now)
        startFrames()
    }

    /// Pauses the animation at its current position.
    open func pauseAnimation() {
        guard canInterrupt("pause"), state != .stopped else { return }
        begin()
        timeline.pause(at: now)
        UIApplication.shared.removeFrameClient(self)
        show(at: now)
    }

    /// Continues a paused animation with another timing curve and duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve of the remaining animation; nil keeps the current curve.
    ///   - durationFactor: The duration of the remaining animation, as a fraction of `duration`; 0 keeps the remaining
    ///     time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, canInterrupt("continue") else { return }
        let requested: TimeInterval? = durationFactor > 0 ? duration * Double(durationFactor) : nil
        let rest: TimeInterval = requested ?? timeline.remainingTime(at: now)
        let curve: AnimationTimeline.Curve? = parameters.map { AnimatorCurve.curve(of: $0, within: rest) }
        let length: TimeInterval? = parameters?.springTimingParameters?.duration(within: rest) ?? requested
        timeline.resume(at: now, curve: curve, duration: length)
        startFrames()
    }

    private func startFrames() {
        show(at: now)
        UIApplication.shared.addFrameClient(self)
    }

    private func show(at time: TimeInterval) {
        let progress = timeline.progress(at: time)
        driver.move(to: progress.x, position: SIMD2<Double>(progress.y, progress.z))
    }

    // MARK: Ending

    /// Stops the animation at its current position. Unless `withoutFinishing` is true, call `finishAnimation(at:)`
    /// afterward.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canInterrupt("stop") else { return }
        UIApplication.shared.removeFrameClient(self)
        stoppedFraction = timeline.fraction(at: now)
        timeline.pause(at: now)
        show(at: now)
        properties.apply(.current)
        driver.end(finished: false)
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
        }
    }

    /// Finishes a stopped animation at a position, and calls the completion handlers.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Diagnostics.warn(
                "\(self) cannot be finished before it is stopped: call stopAnimation(false) first.")
        }
        properties.apply(finalPosition)
        let waiting = completions
        reset()
        for completion in waiting { completion(finalPosition) }
    }

    private func end() {
        guard !pausesOnCompletion else { return timeline.pause(at: now) }
        let position: UIViewAnimatingPosition = timeline.isReversed ? .start : .end
        properties.apply(position)
        driver.end(finished: position == .end)
        let waiting = completions
        reset()
        for completion in waiting { completion(position) }
    }

    private func reset() {
        // An observer may start the animator again, so observers are notified after all changes.
        let keys: [String] = isRunning ? ["state", "isRunning"] : ["state"]
        for key in keys { keyWillChange(self, key) }
        defer { for key in keys { keyDidChange(self, key) } }
        state = .inactive
        stoppedFraction = nil
        properties.removeAll()
        completions = []
        timeline = AnimationTimeline(duration: duration, curve: curve)
    }

    private func canInterrupt(_ operation: String) -> Bool {
        guard state == .inactive || isInterruptible else {
            Diagnostics.warn("\(self) cannot \(operation), because isInterruptible is false.")
            return false
        }
        return true
    }

    private func logStopped(_ operation: String) {
        Diagnostics.warn("\(self) cannot \(operation) after it was stopped: call finishAnimation(at:) first.")
    }
}

extension UIViewPropertyAnimator: FrameClient {
    package func advance(to time: TimeInterval) -> Bool {
        guard isRunning else { return false }
        show(at: time)
        guard timeline.isFinished(at: time) else { return true }
        end()
        return isRunning
    }
}
