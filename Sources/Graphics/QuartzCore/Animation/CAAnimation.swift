import CoreGraphics
import Foundation

/// A change of a layer over time. This class has the timing; its subclasses say what changes.
///
/// A layer keeps a copy of what is added to it, so changing an animation later changes nothing. Time is the host's.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming.standard
    private var values: [String: Any] = [:]
    /// Who says how far it has come, instead of time; nil leaves it to time.
    package var driverWindow: DriverWindow?

    /// The pace of each pass; nil is linear. Default nil.
    open var timingFunction: CAMediaTimingFunction?

    /// Who is told when the animation begins and ends. It is kept alive as long as the animation runs.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it is over. Default true.
    open var isRemovedOnCompletion = true

    /// Makes an animation that changes nothing by itself.
    public override init() {
        super.init()
    }

    /// Animations cannot be read from archives: always nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes an animation by way of the designated initializer of the class that it is called on.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// A copy with the same values. The delegate is the same object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: CAAnimation = type(of: self).makeDynamically(dynamicallyOf: DynamicMarker())
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
    }

    /// What the animation does, as plain values; nil when it does nothing to `layer`.
    func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? { nil }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Actions and values

    /// Adds the animation to the layer whose property changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the program noted under `key`.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Notes something under `key` for the program's own use; copies have it, too.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

extension CAAnimation {
    /// Calls the allocating initializer of the class it is called on. See `CALayer.make()`.
    @_silgen_name("$s10QuartzCore11CAAnimationC13dynamicallyOfAcA13DynamicMarkerV_tcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker) -> CAAnimation
}

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation's active time begins.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over. `flag` is false when it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
