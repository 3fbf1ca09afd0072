import QuartzCore

extension UIView {
    /// Animates changes over a duration, in seconds, with the curve `easeInOut`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes over a duration.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 applies the changes without animation.
    ///   - delay: The time before the start, in seconds.
    ///   - options: The curve and other options.
    ///   - animations: Sets properties of views to their final values.
    ///   - completion: Called at the end. Its argument indicates whether all animations finished.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, timing: .curve(options.curve), options: options, completion: completion)
        block.run(animations)
    }

    /// Animates changes with a spring that settles within a duration, in seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. With 1, the spring does not oscillate; with smaller values, it does.
    ///   - velocity: The initial velocity, as a multiple of the total distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            settlingDuration: duration, dampingRatio: dampingRatio.native, initialVelocity: velocity.native)
        let block = AnimationBlock(
            duration: duration, delay: delay, timing: .spring(spring), options: options, completion: completion)
        block.run(animations)
    }

    /// Animates changes with a spring that has a perceived duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds. The spring settles later. The default is 0.5.
    ///   - bounce: The amount of oscillation. With 0, the default, the spring does not oscillate; with larger values,
    ///     up to 1, it oscillates more. With negative values, it is overdamped.
    ///   - initialSpringVelocity: The initial velocity, as a multiple of the total distance per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        let block = AnimationBlock(
            duration: spring.settlingDuration, delay: delay, timing: .spring(spring), options: options,
            completion: completion)
        block.run(animations)
    }

    /// Applies changes inside the current animation block, and repeats their animations.
    ///
    /// - Parameters:
    ///   - count: The number of passes, which may be fractional.
    ///   - autoreverses: Whether each pass also plays backward.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        block.withRepetition(count: count, autoreverses: autoreverses, animations)
    }

    /// Applies changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        let flushes: Bool = AnimationBlock.current?.options.contains(.flushUpdates) ?? false
        if flushes { UIApplication.shared.flushUpdates() }
        AnimationBlock.areEnabled = false
        actionsWithoutAnimation()
        if flushes { UIApplication.shared.flushUpdates() }
        AnimationBlock.areEnabled = wereEnabled
    }

    /// Enables or disables animations for the whole application.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.areEnabled = enabled
    }

    /// Whether animations are enabled. The default is true.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// The duration of the current animation block, in seconds; 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    /// Returns the animation of `key` in the current animation block, or `NSNull` if the change is not animated.
    func viewAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, let animation = block.animation(for: layer, of: self, forKey: key)
        else { return NSNull() }
        return animation
    }
}
