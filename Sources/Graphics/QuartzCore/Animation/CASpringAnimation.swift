import CoreGraphics
import Foundation

/// A basic animation that follows the motion of a mass on a damped spring.
///
/// The motion is truncated at the duration. Set the duration to `settlingDuration` to show the whole motion.
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring, greater than 0. The default is 1.
    open var mass: CGFloat = 1

    /// The stiffness of the spring, greater than 0. The default is 100.
    open var stiffness: CGFloat = 100

    /// The damping of the motion, at least 0. The default is 10.
    open var damping: CGFloat = 10

    /// Whether damping above the critical damping slows the spring. If false, the default, an overdamped spring moves
    /// like a critically damped one.
    open var allowsOverdamping = false

    /// The initial velocity. At a velocity of 1, the value covers the distance from the first to the last value in one
    /// second. The default is 0.
    open var initialVelocity: CGFloat = 0

    /// Creates a spring with a perceptual duration, in seconds, and a bounce. A bounce of 0 is critically damped,
    /// values up to 1 bounce more, and negative values are overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = bounce < 0
    }

    /// The perceived duration, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(stiffness / mass).squareRoot() }

    /// The amount of bounce. 0 is critically damped, and negative values are overdamped.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time after which the distance from the last value stays below a thousandth of the total distance, in
    /// seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
        return allowsOverdamping ? spring : spring.withoutOverdamping
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        allowsOverdamping = other.allowsOverdamping
        initialVelocity = other.initialVelocity
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        guard case .basic(let from, let to, let by, _) = super.makeChange(of: pattern) else { return nil }
        return .basic(from: from, to: to, by: by, spring: spring)
    }
}
