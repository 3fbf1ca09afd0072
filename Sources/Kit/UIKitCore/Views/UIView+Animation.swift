import QuartzCore

extension UIView {
    /// Changes what `animations` changes over `duration` seconds, starting and ending slowly.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Changes what `animations` changes over `duration` seconds.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 changes at once.
    ///   - delay: how long to wait before, in seconds.
    ///   - options: the curve and the rest.
    ///   - animations: sets properties of views to the values they shall come to have.
    ///   - completion: called at the end, with whether the animations ran to it.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, timing: .curve(options.curve), options: options, completion: completion)
        block.run(animations)
    }

    /// Changes what `animations` changes, like something on a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; less swings.
    ///   - velocity: how fast it moves at first, in distances of the whole animation a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, timing: .spring(damping: dampingRatio, velocity: velocity),
            options: options, completion: completion)
        block.run(animations)
    }

    /// Makes what `actionsWithoutAnimation` changes change at once, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled: Bool = areAnimationsEnabled
        AnimationBlock.areEnabled = false
        actionsWithoutAnimation()
        AnimationBlock.areEnabled = wereEnabled
    }

    /// Turns animations on or off for the whole application.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.areEnabled = enabled
    }

    /// Whether animations are on. The default is true.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// How long the animation block that runs now will take, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }
    }

    /// How speed changes over an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// What the view's layer does when `key` changes.
    func viewAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, let animation = block.animation(for: layer, forKey: key) else {
            return NSNull()
        }
        return animation
    }
}
