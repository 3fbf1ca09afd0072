import CoreGraphics
import Foundation

/// A change to a layer over time. This class defines the timing, and its subclasses the change.
///
/// A layer copies the animations that are added to it, so later changes to an animation have no effect. Times are in
/// the layer's time, which is the host's time unless the timing of a layer changes it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming.standard
    private var values: [String: Any] = [:]
    /// The part of a driver's progress that controls the animation, or nil if time controls it.
    package var driverWindow: DriverWindow?

    /// The timing function of each repetition, or nil for linear timing. The default is nil.
    open var timingFunction: CAMediaTimingFunction?

    /// The object that is notified when the animation begins and ends. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation is removed from the layer when it ends. The default is true.
    open var isRemovedOnCompletion = true

    /// The frame rates at which the animation looks best. Engawa draws all animations at the rate of the display.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// Creates an animation with default timing.
    public override init() {
        super.init()
    }

    /// Returns nil, because animations do not support archiving.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates an animation with the designated initializer of the receiving class.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// Returns a copy with the same values and the same delegate.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeDynamically(dynamicallyOf: DynamicMarker())
        copy.copyValues(of: self)
        return copy
    }

    func copyValues(of other: CAAnimation) {
        timing = other.timing
        values = other.values
        driverWindow = other.driverWindow
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Returns the animation as plain values, or nil if it does not affect `layer`.
    func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? { nil }

    /// The key paths of the properties that the animation changes.
    var changedKeyPaths: [String] { [] }

    // MARK: Timing

    /// The start of the animation in the layer's or the group's time, in seconds. The default is 0. For an animation
    /// that is added to a layer, 0 means the end of the transaction.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The duration of one repetition, in seconds. The default is 0, which means the duration of the transaction or, in
    /// a group, of the group.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The rate of the animation's time relative to its parent's. The default is 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The local time at `beginTime`, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The number of repetitions. The default is 0, which means one repetition.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The total duration of the repetitions, in seconds. If it is 0, the default, `repeatCount` applies.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether each repetition is followed by a reversed one. The default is false.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The effect before and after the active duration. The default is `.removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Actions and values

    /// Adds the animation to the layer whose property changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns the value of a key under which the program has stored none. The default is nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns the value that the program stored under `key`, or else the default value of the class.
    open func value(forKey key: String) -> Any? { values[key] ?? type(of: self).defaultValue(forKey: key) }

    /// Stores a value under `key` for the program's own use. Copies of the animation also contain it.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

extension CAAnimation {
    /// Calls the allocating initializer of the receiving class dynamically. See `CALayer.makeLayer()`.
    @_silgen_name("$s10QuartzCore11CAAnimationC13dynamicallyOfAcA13DynamicMarkerV_tcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker) -> CAAnimation
}

/// Methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends. `flag` is false if it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
