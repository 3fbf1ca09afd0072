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

    /// Changes what `animations` changes, like something on a spring that comes to rest within `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; less swings.
    ///   - velocity: how fast it moves at first, in distances of the whole animation a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        let block = AnimationBlock(
            duration: duration, delay: delay, timing: .spring(spring), options: options, completion: completion)
        block.run(animations)
    }

    /// Changes what `animations` changes, like something on a spring that seems to take `duration` seconds.
    ///
    /// - Parameters:
    ///   - duration: how long the movement seems to take, in seconds; what swings on takes longer. The default is 0.5.
    ///   - bounce: how much it swings: 0, the default, not at all, towards 1 more and more, below 0 it creeps.
    ///   - initialSpringVelocity: in distances of the whole animation a second.
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

    /// Makes what `animations` changes repeat, inside the animation block that runs now.
    ///
    /// - Parameters:
    ///   - count: how many passes it makes; fractions count.
    ///   - autoreverses: whether every pass is followed by one backwards.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        block.withRepetition(count: count, autoreverses: autoreverses, animations)
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

    /// What the view's layer does when `key` changes.
    func viewAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, let animation = block.animation(for: layer, of: self, forKey: key)
        else { return NSNull() }
        return animation
    }
}
