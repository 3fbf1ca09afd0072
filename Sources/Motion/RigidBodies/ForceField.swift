import Foundation

/// A force on bodies that depends on their positions and velocities.
///
/// Forces are computed from lengths in units of 100 points, so that a force of 1 equals a push with a magnitude of 1.
public struct ForceField: Sendable {
    /// How the force depends on the position, the velocity, the mass and the charge of a body.
    public enum Kind: Sendable {
        /// A force against the velocity.
        case drag
        /// A force perpendicular to the line from the position to the body, which grows with the distance and the mass.
        case vortex
        /// A force toward the position, which grows with the distance and the mass.
        case radialGravity
        /// A force in one direction, which grows with the mass.
        case linearGravity
        /// A velocity, which replaces all other forces.
        case velocity
        /// A force in random directions.
        case noise
        /// A force in random directions, which grows with the speed.
        case turbulence
        /// A force toward the position, which grows with the distance.
        case spring
        /// A force away from the position, which grows with the charge.
        case electric
        /// A force perpendicular to the velocity, which grows with the charge.
        case magnetic
    }

    /// The unit of lengths, in points.
    public static let unit = 100.0

    /// How the force depends on the body.
    public var kind: Kind
    /// The position, in points.
    public var position: Vector = .zero
    /// The direction of `Kind.linearGravity` and `Kind.velocity`.
    public var direction: Vector = .zero
    /// The factor of the force.
    public var strength = 1.0
    /// The exponent by which the force decreases with the distance.
    public var falloff = 0.0
    /// The distance in points below which the force does not increase.
    public var minimumRadius = 1e-6
    /// How gradually random directions change, from 0 to 1.
    public var smoothness = 0.0
    /// How often random directions change, in waves per second.
    public var animationSpeed = 0.0

    /// Creates a field.
    public init(_ kind: Kind) { self.kind = kind }

    /// Returns the force on a body at a time in seconds, in units of mass times points per second squared.
    public func force(on body: RigidBody, time: Double) -> Vector {
        let offset: Vector = body.position - position
        let factor: Double = strength * fading(offset.length)
        switch kind {
        case .drag: return body.velocity * -factor
        case .vortex: return offset.perpendicular * (-factor * body.mass)
        case .radialGravity: return offset * (-factor * body.mass)
        case .linearGravity: return direction * (factor * body.mass * ForceField.unit)
        case .velocity:
            // The force that results in the velocity after this step.
            let missing: Vector = direction * (factor * ForceField.unit) - body.velocity
            return (missing / RigidWorld.step - body.acceleration) * body.mass
        case .noise: return noise(body.position, time) * (factor * ForceField.unit)
        case .turbulence: return noise(body.position, time) * (factor * body.velocity.length)
        case .spring: return offset * -factor
        case .electric:
            let length: Double = offset.length
            return length > 0 ? offset / length * (factor * body.charge * ForceField.unit) : .zero
        case .magnetic: return body.velocity.perpendicular * (-factor * body.charge)
        }
    }

    private func fading(_ distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return pow(max(distance, minimumRadius) / ForceField.unit, -falloff)
    }

    private func noise(_ place: Vector, _ time: Double) -> Vector {
        SmoothNoise(smoothness: smoothness).vector(
            x: place.x / ForceField.unit, y: place.y / ForceField.unit, time: time * animationSpeed)
    }
}
