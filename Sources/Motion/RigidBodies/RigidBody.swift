/// A body that moves in the plane without changing its shape.
public struct RigidBody: Sendable {
    /// The center of mass, in points.
    public var position: Vector
    /// The rotation from x toward y, in radians.
    public var angle: Double
    /// The velocity, in points per second.
    public var velocity: Vector = .zero
    /// The angular velocity, in radians per second.
    public var angularVelocity: Double = 0
    /// The shapes of the body's parts, in the body's coordinates.
    public var shapes: [BodyShape]
    /// The resistance to a change in the velocity.
    public var mass: Double
    /// The resistance to a change in the angular velocity, in units of mass times square points.
    public var inertia: Double
    /// The coefficient of friction: the maximum ratio of the friction force to the normal force.
    public var friction: Double = 0
    /// The coefficient of restitution: the fraction of the speed that remains after a collision. 0 stops the body, and
    /// 1 keeps its speed.
    public var restitution: Double = 0
    /// The rate per second at which the velocity decreases.
    public var resistance: Double = 0
    /// The rate per second at which the angular velocity decreases.
    public var angularResistance: Double = 0
    /// The charge, on which electric and magnetic fields act.
    public var charge: Double = 0
    /// Whether the body never moves.
    public var isAnchored = false
    /// Whether the body can rotate.
    public var allowsRotation = true
    /// The acceleration, in points per second squared.
    public var acceleration: Vector = .zero
    /// The force, in units of mass times points per second squared.
    public var force: Vector = .zero
    /// The torque from x toward y, in units of mass times square points per second squared.
    public var torque: Double = 0
    /// The groups of the body. Bodies that share a group collide with each other.
    public var groups: Set<Int> = []
    /// The groups of walls that the body collides with.
    public var wallGroups: Set<Int> = []

    /// Creates a body at rest.
    public init(position: Vector, angle: Double = 0, shapes: [BodyShape], mass: Double, inertia: Double) {
        self.position = position
        self.angle = angle
        self.shapes = shapes
        self.mass = mass
        self.inertia = inertia
    }

    var inverseMass: Double { isAnchored || mass <= 0 ? 0 : 1 / mass }
    var inverseInertia: Double { isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia }

    /// The kinetic energy, in units of mass times square points per second squared.
    public var kineticEnergy: Double {
        (mass * velocity.dot(velocity) + inertia * angularVelocity * angularVelocity) / 2
    }

    /// Applies forces for a time in seconds.
    mutating func applyForces(for time: Double) {
        velocity += (acceleration + force * inverseMass) * (inverseMass > 0 ? time : 0)
        angularVelocity += torque * inverseInertia * time
        if isAnchored { velocity = .zero }
        if isAnchored || !allowsRotation { angularVelocity = 0 }
        velocity /= 1 + time * resistance
        angularVelocity /= 1 + time * angularResistance
    }
}
