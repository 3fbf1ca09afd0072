import Foundation

/// A connection between a body and another body or a fixed point.
public struct Joint: Sendable {
    /// The kind of a joint, which determines the constrained quantities.
    public enum Kind: Sendable, Equatable {
        /// A fixed distance between the anchors, which coincide if it is 0. It is elastic if the frequency, in
        /// oscillations per second, is not 0.
        case distance(length: Double, frequency: Double, damping: Double)
        /// A maximum distance between the anchors.
        case rope(length: Double)
        /// Anchors that coincide. The bodies rotate around them between two angles, in radians.
        case pin(limits: ClosedRange<Double>, frictionTorque: Double)
        /// A movement along an axis of the first body, between two distances, without rotation.
        case slider(axis: Vector, limits: ClosedRange<Double>)
        /// Anchors that coincide, without rotation.
        case weld
        /// A spring that pulls the body to a position and an angle.
        case snap(frequency: Double, damping: Double)
    }

    /// The kind of the joint.
    public var kind: Kind
    /// The index of the first body, or nil for a fixed point.
    public var first: Int?
    /// The index of the second body.
    public var second: Int
    /// The anchor in the coordinates of the first body, or of the world if there is no first body.
    public var firstAnchor: Vector
    /// The anchor in the coordinates of the second body.
    public var secondAnchor: Vector
    /// The difference between the bodies' angles that counts as a rotation of zero: the angle of the second body minus
    /// that of the first.
    public var referenceAngle: Double
    /// The impulses of the last step, which are the initial impulses of the next step.
    var impulses: [Double] = []

    /// Creates a joint of two bodies, or of a body and a fixed point.
    public init(
        _ kind: Kind, first: Int?, second: Int, firstAnchor: Vector, secondAnchor: Vector, referenceAngle: Double = 0
    ) {
        self.kind = kind
        self.first = first
        self.second = second
        self.firstAnchor = firstAnchor
        self.secondAnchor = secondAnchor
        self.referenceAngle = referenceAngle
    }

    /// Returns the constraints of the joint for the positions of the bodies.
    func rows(_ bodies: [RigidBody], step: Double) -> [ConstraintRow] {
        let base: Int = first ?? -1
        let baseAngle: Double = first.map { bodies[$0].angle } ?? 0
        let arm: Vector = first.map { _ in firstAnchor.rotated(by: baseAngle) } ?? .zero
        let otherArm: Vector = secondAnchor.rotated(by: bodies[second].angle)
        let place: Vector = first.map { bodies[$0].position + arm } ?? firstAnchor
        let between: Vector = bodies[second].position + otherArm - place
        let rotation: Double = bodies[second].angle - baseAngle - referenceAngle
        func row(_ direction: Vector, _ error: Double, _ softness: Softness = .joint) -> ConstraintRow {
            // The first arm extends to the second anchor, so that the direction rotates with the first body.
            let reach: Vector = first.map { _ in arm + between } ?? .zero
            return ConstraintRow(
                first: base, second: second, direction: direction, firstArm: reach.cross(direction),
                secondArm: otherArm.cross(direction), error: error, softness: softness)
        }
        func angle(_ error: Double, _ softness: Softness = .joint) -> ConstraintRow {
            ConstraintRow(
                first: base, second: second, direction: .zero, firstArm: 1, secondArm: 1, error: error,
                softness: softness)
        }
        func limits(_ value: Double, _ limits: ClosedRange<Double>, _ make: (Double, Double) -> ConstraintRow)
            -> [ConstraintRow]
        {
            var rows: [ConstraintRow] = []
            for (distance, sign) in [(value - limits.lowerBound, 1.0), (limits.upperBound - value, -1.0)]
            where distance.isFinite {
                var row: ConstraintRow = make(distance, sign)
                row.lowest = 0
                row.isLimit = true
                rows.append(row)
            }
            return rows
        }
        func both(_ softness: Softness = .joint) -> [ConstraintRow] {
            [row(Vector(1, 0), between.x, softness), row(Vector(0, 1), between.y, softness)]
        }
        switch kind {
        case .distance(let length, let frequency, let damping):
            let distance: Double = between.length
            let direction: Vector = distance > 1e-9 ? between / distance : Vector(0, 1)
            let softness: Softness = frequency > 0 ? .spring(frequency: frequency, damping: damping) : .joint
            if length == 0 { return both(softness) }
            return [row(direction, distance - length, softness)]
        case .rope(let length):
            let distance: Double = between.length
            let direction: Vector = distance > 1e-9 ? between / distance : Vector(0, 1)
            var limit: ConstraintRow = row(-direction, length - distance)
            limit.lowest = 0
            limit.isLimit = true
            return [limit]
        case .pin(let range, let frictionTorque):
            var rows: [ConstraintRow] = both()
            if frictionTorque > 0 {
                var friction: ConstraintRow = angle(0)
                friction.isFriction = true
                friction.lowest = -frictionTorque * step
                friction.highest = frictionTorque * step
                rows.append(friction)
            }
            return rows
                + limits(rotation, range) { distance, sign in
                    var row: ConstraintRow = angle(distance)
                    (row.firstArm, row.secondArm) = (sign, sign)
                    return row
                }
        case .slider(let axis, let range):
            let along: Vector = axis.rotated(by: baseAngle)
            let across: Vector = along.perpendicular
            return [row(across, across.dot(between)), angle(rotation)]
                + limits(along.dot(between), range) { distance, sign in row(along * sign, distance) }
        case .weld: return both() + [angle(rotation)]
        case .snap(let frequency, let damping):
            let softness: Softness = .spring(frequency: frequency, damping: damping)
            return both(softness) + [angle(rotation, softness)]
        }
    }
}
