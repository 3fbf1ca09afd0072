import QuartzCore

/// A pace by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// How fast it moves at first, in ways a second: along each axis for positions, `dx` for everything else.
    public let initialVelocity: CGVector
    /// The spring itself; nil for one that settles within the animator's duration.
    private let mechanics: Spring?
    private let dampingRatio: CGFloat

    /// Makes the spring that the system uses most: it does not swing, and takes half a second.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that comes to rest within the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not swing; less swings.
    ///   - velocity: how fast it moves at first, in ways a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
        mechanics = nil
        super.init()
    }

    /// Makes a spring that comes to rest within the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring by its mechanics. It takes as long as it takes, whatever the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        mechanics = spring
        dampingRatio = CGFloat(spring.dampingRatio)
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring by what it looks like. It takes as long as it takes, whatever the animator's duration.
    ///
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds. The default is 0.5.
    ///   - bounce: how much it swings: 0, the default, not at all, towards 1 more and more, below 0 it creeps.
    ///   - initialVelocity: how fast it moves at first, in ways a second.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        mechanics = spring
        dampingRatio = CGFloat(spring.dampingRatio)
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Makes the spring that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        dampingRatio = CGFloat(coder.decodeDouble(forKey: "UIDampingRatio"))
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "UIVX"), dy: coder.decodeDouble(forKey: "UIVY"))
        let mass: Double = coder.decodeDouble(forKey: "UIMass")
        mechanics =
            mass > 0
            ? Spring(
                mass: mass, stiffness: coder.decodeDouble(forKey: "UIStiffness"),
                damping: coder.decodeDouble(forKey: "UIDamping")) : nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(dampingRatio), forKey: "UIDampingRatio")
        coder.encode(Double(initialVelocity.dx), forKey: "UIVX")
        coder.encode(Double(initialVelocity.dy), forKey: "UIVY")
        guard let mechanics else { return }
        coder.encode(mechanics.mass, forKey: "UIMass")
        coder.encode(mechanics.stiffness, forKey: "UIStiffness")
        coder.encode(mechanics.damping, forKey: "UIDamping")
    }

    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }

    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The springs of everything, of horizontal and of vertical positions.
    func springs(within duration: TimeInterval) -> (all: Spring, x: Spring, y: Spring) {
        var all: Spring =
            mechanics ?? Spring(settlingDuration: duration, dampingRatio: dampingRatio, initialVelocity: 0)
        all.initialVelocity = Double(initialVelocity.dx)
        var vertical: Spring = all
        vertical.initialVelocity = Double(initialVelocity.dy)
        return (all, all, vertical)
    }

    /// How long it takes in an animator that shall take `duration` seconds.
    func duration(within duration: TimeInterval) -> TimeInterval {
        guard mechanics != nil else { return duration }
        let springs = self.springs(within: duration)
        return max(springs.all.settlingDuration, springs.y.settlingDuration)
    }
}
