import Foundation
import QuartzCore

/// A timing curve based on the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// The initial velocity, as a multiple of the total distance per second. Positions use both components; all other
    /// properties use `dx`.
    public let initialVelocity: CGVector
    /// The spring; nil for a spring that settles within the animator's duration.
    private let mechanics: Spring?
    private let dampingRatio: CGFloat

    /// Creates the system's default spring, which settles within 0.5 seconds and does not oscillate. Its mass is
    /// 3 and its stiffness is 1000. Its damping of 500 has the effect of the critical damping.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio. With 1, the spring does not oscillate; with smaller values it does.
    ///   - velocity: The initial velocity, as a multiple of the total distance per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        mechanics = nil
        super.init()
    }

    /// Creates a spring that settles within the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring from physical quantities. The settling time does not depend on the animator's duration. A
    /// damping above the critical damping has the effect of the critical damping.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)
        ).withoutOverdamping
        mechanics = spring
        dampingRatio = CGFloat(spring.dampingRatio)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with a perceived duration and a bounce. The settling time does not depend on the animator's
    /// duration.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds. The default is 0.5.
    ///   - bounce: The amount of oscillation. With 0, the default, the spring does not oscillate; with larger values,
    ///     up to 1, it oscillates more. With negative values, it is overdamped.
    ///   - initialVelocity: The initial velocity, as a multiple of the total distance per second.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        mechanics = spring
        dampingRatio = CGFloat(spring.dampingRatio)
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Creates a spring from an archive.
    public required init?(coder: NSCoder) {
        dampingRatio = CGFloat(coder.decodeDouble(forKey: "UIDampingRatio"))
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "UIVX"), dy: coder.decodeDouble(forKey: "UIVY"))
        let mass = coder.decodeDouble(forKey: "UIMass")
        mechanics =
            mass > 0
            ? Spring(
                mass: mass, stiffness: coder.decodeDouble(forKey: "UIStiffness"),
                damping: coder.decodeDouble(forKey: "UIDamping")) : nil
        super.init()
    }

    /// Encodes the spring.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(dampingRatio), forKey: "UIDampingRatio")
        coder.encode(Double(initialVelocity.dx), forKey: "UIVX")
        coder.encode(Double(initialVelocity.dy), forKey: "UIVY")
        guard let mechanics else { return }
        coder.encode(mechanics.mass, forKey: "UIMass")
        coder.encode(mechanics.stiffness, forKey: "UIStiffness")
        coder.encode(mechanics.damping, forKey: "UIDamping")
    }

    /// Returns the parameters themselves, which are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the springs for general properties, for horizontal positions, and for vertical positions.
    package func springs(within duration: TimeInterval) -> (all: Spring, x: Spring, y: Spring) {
        var all: Spring =
            mechanics ?? Spring(settlingDuration: duration, dampingRatio: dampingRatio.native, initialVelocity: 0)
        all.initialVelocity = Double(initialVelocity.dx)
        var vertical = all
        vertical.initialVelocity = Double(initialVelocity.dy)
        return (all, all, vertical)
    }

    private static let longestDuration: TimeInterval = 1e6

    /// Returns the duration of the spring, in seconds, in an animator with the given duration.
    package func duration(within duration: TimeInterval) -> TimeInterval {
        guard mechanics != nil else { return duration }
        let springs = self.springs(within: duration)
        // A spring without damping never settles. The progress of an animator is a fraction of a finite duration.
        return min(max(springs.all.settlingDuration, springs.y.settlingDuration), Self.longestDuration)
    }
}
