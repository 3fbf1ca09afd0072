import CoreGraphics
import Foundation

/// A basic animation that moves as a mass on a damped spring does.
///
/// It is cut off at its duration: set that to `settlingDuration` to see all of it.
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring; must be greater than 0. Default 1.
    open var mass: CGFloat = 1

    /// How strongly the spring pulls; must be greater than 0. Default 100.
    open var stiffness: CGFloat = 100

    /// How strongly the motion is braked; must not be negative. Default 10.
    open var damping: CGFloat = 10

    /// How fast it starts, in the way from the first to the last value a second. Default 0.
    open var initialVelocity: CGFloat = 0

    /// Makes a spring by what it looks like: how long it seems to take, in seconds, and how much it bounces: 0 not at
    /// all, towards 1 more and more, below 0 it creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }

    /// How long it seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(stiffness / mass).squareRoot() }

    /// How much it bounces: 0 not at all.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// How long it takes to come to rest within a thousandth of the way, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        guard case .basic(let from, let to, let by, _) = super.makeChange(of: pattern) else { return nil }
        return .basic(from: from, to: to, by: by, spring: spring)
    }
}
