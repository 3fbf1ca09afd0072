/// How fast the error of a constraint is removed.
enum Softness {
    case contact
    case joint
    case spring(frequency: Double, damping: Double)

    /// Returns the factors by which to multiply the error, the mass and the accumulated impulse in a step.
    ///
    /// The factors are those of a damped spring with implicit integration, which is stable for every frequency.
    ///
    /// - Parameter step: The duration of the step, in seconds.
    func factors(step: Double) -> (rate: Double, mass: Double, impulse: Double) {
        let (frequency, damping): (Double, Double) =
            switch self {
            case .contact: (60, 10)
            case .joint: (60, 5)
            case .spring(let frequency, let damping): (frequency, damping)
            }
        let speed: Double = 2 * .pi * frequency
        let first: Double = 2 * damping + step * speed
        let second: Double = step * speed * first
        return (speed / first, second / (1 + second), 1 / (1 + second))
    }
}

/// A constraint on the velocities of two bodies in one direction.
struct ConstraintRow {
    /// The index of the first body; -1 for a fixed point.
    var first: Int
    /// The index of the second body; -1 for a fixed point.
    var second: Int
    /// The direction in which the second body moves away from the first.
    var direction: Vector
    /// The changes in the distance per radian of rotation of each body.
    var firstArm: Double
    var secondArm: Double
    /// The distance from the allowed position.
    var error: Double
    var softness: Softness
    /// The limits of the impulse.
    var lowest: Double = -.infinity
    var highest: Double = .infinity
    /// Whether the constraint is one-sided: a positive error is allowed.
    var isLimit = false
    /// Whether the row constrains only the velocity, and corrects no error.
    var isFriction = false
    /// The index of the row whose impulse, multiplied by `friction`, limits this impulse; -1 if there is no such row.
    var pressureRow = -1
    var friction: Double = 0
    var restitution: Double = 0
    /// The accumulated impulse.
    var impulse: Double = 0
    /// The maximum of the accumulated impulse so far.
    var greatest: Double = 0
    var mass: Double = 0
}
