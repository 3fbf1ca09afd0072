/// Bodies that move in the plane, collide, and are connected by joints.
///
/// The results are deterministic: they depend only on the properties and the number of steps.
public struct RigidWorld: Sendable {
    /// The duration of a step, in seconds.
    public static let step: Double = 1.0 / 240

    /// A contact of a body with another body or with a wall.
    public struct Touch: Hashable, Sendable {
        /// The index of the body.
        public var body: Int
        /// The index of the other body, which is greater than `body`, or nil for a wall.
        public var other: Int?
        /// The index of the wall, or nil for a body.
        public var wall: Int?
    }

    private struct Corner: Hashable {
        var touch: Touch
        var shapes: Int
        var feature: Int
    }

    /// The bodies. Their indexes identify them.
    public var bodies: [RigidBody] = []
    /// The walls, which never move.
    public var walls: [Wall] = []
    /// The connections of bodies.
    public var joints: [Joint] = []
    /// The contacts of the last step, with a point of each contact.
    public private(set) var touches: [Touch: Vector] = [:]
    /// The time for which all bodies have been almost at rest, in seconds.
    public private(set) var restingTime: Double = 0

    /// The impulses of contacts in the last step, along the normal and across it. The next step starts with these
    /// impulses.
    private var impulses: [Corner: (Double, Double)] = [:]
    private var rows: [ConstraintRow] = []
    /// The corner of each pair of contact rows.
    private var corners: [(corner: Corner, place: Vector)] = []
    /// The number of rows of each joint.
    private var jointRows: [Int] = []

    /// The distance, in points, by which touching bodies may overlap, so that they remain in contact.
    private static let slop = 0.05
    /// The maximum speed at which overlapping bodies are separated, in points per second.
    private static let greatestPush = 400.0
    /// The speed of a collision below which bodies do not bounce.
    private static let bouncingSpeed = 20.0

    /// Creates an empty world.
    public init() {}

    /// Discards the impulses and the contacts, which refer to indexes. Call it when bodies or walls are removed.
    public mutating func forgetContacts() {
        impulses = [:]
        touches = [:]
        wake()
    }

    /// Resets the resting time.
    public mutating func wake() { restingTime = 0 }

    /// The kinetic energy of all bodies.
    public var kineticEnergy: Double { bodies.reduce(0) { $0 + $1.kineticEnergy } }

    /// Advances the world by a step.
    public mutating func advance() {
        // 1. Apply the forces.
        for index in bodies.indices { bodies[index].applyForces(for: RigidWorld.step) }
        // 2. Find the contacts, and the constraints of contacts and joints.
        rows = []
        corners = []
        findContacts()
        let contactCount: Int = rows.count
        jointRows = []
        for joint in joints { jointRows.append(appendRows(of: joint)) }
        for index in rows.indices { prepare(index) }
        // 3. Let elastic bodies bounce, before impulses change the speeds at which they approach each other.
        collide()
        // 4. Apply the impulses of the last step.
        for row in rows { apply(row, row.impulse) }
        // 5. Find the impulses that also remove the position errors.
        for _ in 0..<10 { solve(removingErrors: true) }
        // 6. Move the bodies.
        for index in bodies.indices {
            bodies[index].position += bodies[index].velocity * RigidWorld.step
            bodies[index].angle += bodies[index].angularVelocity * RigidWorld.step
        }
        // 7. Remove the velocities that were added to correct position errors.
        for _ in 0..<4 { solve(removingErrors: false) }
        // 8. Store the impulses and the contacts.
        remember(contactCount)
        let isResting: Bool = bodies.allSatisfy { $0.velocity.length < 1 && abs($0.angularVelocity) < 0.01 }
        restingTime = isResting ? restingTime + RigidWorld.step : 0
    }

    // MARK: Contacts

    private mutating func findContacts() {
        let placed: [[PlacedShape]] = bodies.map { body in
            body.shapes.map { PlacedShape($0, position: body.position, angle: body.angle) }
        }
        let lines: [PlacedShape] = walls.map { PlacedShape(.polygon([$0.start, $0.end]), position: .zero, angle: 0) }
        for index in bodies.indices {
            for other in bodies.indices.dropFirst(index + 1) where collide(index, other) {
                let touch = Touch(body: index, other: other, wall: nil)
                let relative: Double = (bodies[other].velocity - bodies[index].velocity).length
                appendContacts(placed[index], placed[other], touch, margin: margin(relative, index, other))
            }
            guard !bodies[index].wallGroups.isEmpty, !bodies[index].isAnchored else { continue }
            for wall in walls.indices where bodies[index].wallGroups.contains(walls[wall].group) {
                let touch = Touch(body: index, other: nil, wall: wall)
                let margin: Double = margin(bodies[index].velocity.length, index, nil)
                appendContacts(placed[index], [lines[wall]], touch, margin: margin)
            }
        }
    }

    /// Returns the distance within which a contact is prepared, so that a fast body does not pass through another.
    private func margin(_ speed: Double, _ index: Int, _ other: Int?) -> Double {
        let spin: Double = abs(bodies[index].angularVelocity) + abs(other.map { bodies[$0].angularVelocity } ?? 0)
        let rotation: Double = spin * 100
        return (speed + rotation) * RigidWorld.step + 0.5
    }

    private func collide(_ index: Int, _ other: Int) -> Bool {
        !(bodies[index].isAnchored && bodies[other].isAnchored)
            && !bodies[index].groups.isDisjoint(with: bodies[other].groups)
    }

    private mutating func appendContacts(
        _ shapes: [PlacedShape], _ others: [PlacedShape], _ touch: Touch, margin: Double
    ) {
        for (first, shape) in shapes.enumerated() {
            for (second, other) in others.enumerated() {
                guard let manifold = Manifold.between(shape, other, margin: margin) else { continue }
                for point in manifold.points {
                    let corner = Corner(touch: touch, shapes: first * 1000 + second, feature: point.feature)
                    append(point, manifold.normal, corner)
                }
            }
        }
    }

    private mutating func append(_ point: Manifold.Point, _ normal: Vector, _ corner: Corner) {
        let touch: Touch = corner.touch
        let body: RigidBody = bodies[touch.body]
        let other: RigidBody? = touch.other.map { bodies[$0] }
        let arm: Vector = point.position - body.position
        let otherArm: Vector = other.map { point.position - $0.position } ?? .zero
        let earlier: (Double, Double) = impulses[corner] ?? (0, 0)
        var row = ConstraintRow(
            first: touch.body, second: touch.other ?? -1, direction: normal, firstArm: arm.cross(normal),
            secondArm: otherArm.cross(normal), error: point.separation, softness: .contact)
        row.lowest = 0
        row.isLimit = true
        row.restitution = max(body.restitution, other?.restitution ?? 0)
        row.impulse = earlier.0
        rows.append(row)
        let across: Vector = normal.perpendicular
        var sliding = ConstraintRow(
            first: row.first, second: row.second, direction: across, firstArm: arm.cross(across),
            secondArm: otherArm.cross(across), error: 0, softness: .contact)
        sliding.pressureRow = rows.count - 1
        sliding.friction = other.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
        sliding.impulse = earlier.1
        rows.append(sliding)
        corners.append((corner, point.position))
    }

    private mutating func appendRows(of joint: Joint) -> Int {
        var new: [ConstraintRow] = joint.rows(bodies, step: RigidWorld.step)
        if joint.impulses.count == new.count {
            for index in new.indices { new[index].impulse = joint.impulses[index] }
        }
        rows += new
        return new.count
    }

    // MARK: Impulses

    private mutating func prepare(_ index: Int) {
        let row: ConstraintRow = rows[index]
        var inverse: Double = 0
        for (body, arm) in [(row.first, row.firstArm), (row.second, row.secondArm)] where body >= 0 {
            let scale: Double = row.direction.dot(row.direction)
            inverse += bodies[body].inverseMass * scale + bodies[body].inverseInertia * arm * arm
        }
        rows[index].mass = inverse > 0 ? 1 / inverse : 0
    }

    /// The speed at which the second body moves away from the first.
    private func speed(_ row: ConstraintRow) -> Double {
        var speed: Double = 0
        if row.second >= 0 {
            let body: RigidBody = bodies[row.second]
            speed += row.direction.dot(body.velocity) + row.secondArm * body.angularVelocity
        }
        if row.first >= 0 {
            let body: RigidBody = bodies[row.first]
            speed -= row.direction.dot(body.velocity) + row.firstArm * body.angularVelocity
        }
        return speed
    }

    private mutating func apply(_ row: ConstraintRow, _ impulse: Double) {
        if row.first >= 0 {
            bodies[row.first].velocity -= row.direction * (impulse * bodies[row.first].inverseMass)
            bodies[row.first].angularVelocity -= row.firstArm * impulse * bodies[row.first].inverseInertia
        }
        if row.second >= 0 {
            bodies[row.second].velocity += row.direction * (impulse * bodies[row.second].inverseMass)
            bodies[row.second].angularVelocity += row.secondArm * impulse * bodies[row.second].inverseInertia
        }
    }

    private mutating func solve(removingErrors: Bool) {
        // Solves joints before contacts, because contacts must not be violated.
        for index in rows.indices.reversed() { solve(index, removingErrors) }
    }

    private mutating func solve(_ index: Int, _ removingErrors: Bool) {
        let row: ConstraintRow = rows[index]
        if row.pressureRow >= 0 {
            let limit: Double = row.friction * rows[row.pressureRow].impulse
            add(-row.mass * speed(row), to: index, between: -limit, and: limit)
            return
        }
        var (bias, massFactor, impulseFactor): (Double, Double, Double) = (0, 1, 0)
        if row.isLimit, row.error > 0 {
            bias = row.error / RigidWorld.step
        } else if !row.isFriction {
            let isSpring: Bool = if case .spring = row.softness { true } else { false }
            if removingErrors || isSpring {
                let factors = row.softness.factors(step: RigidWorld.step)
                let isContact: Bool = if case .contact = row.softness { true } else { false }
                let error: Double = isContact ? min(row.error + RigidWorld.slop, 0) : row.error
                bias = isContact ? max(factors.rate * error, -RigidWorld.greatestPush) : factors.rate * error
                (massFactor, impulseFactor) = (factors.mass, factors.impulse)
            }
        }
        let change: Double = -row.mass * massFactor * (speed(row) + bias) - impulseFactor * row.impulse
        add(change, to: index, between: row.lowest, and: row.highest)
    }

    private mutating func add(_ change: Double, to index: Int, between low: Double, and high: Double) {
        let impulse: Double = min(max(rows[index].impulse + change, low), high)
        apply(rows[index], impulse - rows[index].impulse)
        rows[index].impulse = impulse
        rows[index].greatest = max(rows[index].greatest, impulse)
    }

    /// Lets elastic bodies collide, one pair after the other, so that an impact passes through a row of bodies.
    private mutating func collide() {
        var pairs: [[Int]] = []
        for index in corners.indices where rows[index * 2].restitution > 0 {
            let isSamePair: Bool = index > 0 && corners[index - 1].corner.touch == corners[index].corner.touch
            if isSamePair { pairs[pairs.count - 1].append(index * 2) } else { pairs.append([index * 2]) }
        }
        for _ in 0..<10 {
            var hasCollided = false
            for pair in pairs where collide(pair) { hasCollided = true }
            if !hasCollided { return }
        }
    }

    /// Gives two bodies their speeds after a collision. Returns whether they collide in this step.
    ///
    /// - Parameter pair: The contact rows of the bodies. A row of friction follows each of them.
    private mutating func collide(_ pair: [Int]) -> Bool {
        let approaches: [Double] = pair.map { speed(rows[$0]) }
        let touching: [Int] = pair.indices.filter { rows[pair[$0]].error + approaches[$0] * RigidWorld.step < 0 }
        guard touching.contains(where: { approaches[$0] < -RigidWorld.bouncingSpeed }) else { return false }
        var impulses = [Double](repeating: 0, count: pair.count)
        // The impulse at each contact changes the speeds at the others.
        for _ in 0..<10 {
            for place in touching {
                let row: ConstraintRow = rows[pair[place]]
                let wanted: Double = -row.restitution * min(approaches[place], 0)
                let change: Double = max(row.mass * (wanted - speed(row)), -impulses[place])
                apply(row, change)
                impulses[place] += change
            }
        }
        for place in touching {
            rows[pair[place]].greatest = max(rows[pair[place]].greatest, impulses[place])
            let sliding: ConstraintRow = rows[pair[place] + 1]
            let limit: Double = sliding.friction * impulses[place]
            apply(sliding, min(max(-sliding.mass * speed(sliding), -limit), limit))
        }
        return true
    }

    private mutating func remember(_ contactCount: Int) {
        impulses = [:]
        touches = [:]
        for (index, entry) in corners.enumerated() {
            let row: ConstraintRow = rows[index * 2]
            guard row.greatest > 0 else { continue }
            impulses[entry.corner] = (row.impulse, rows[index * 2 + 1].impulse)
            touches[entry.corner.touch] = entry.place
        }
        var next: Int = contactCount
        for index in joints.indices {
            joints[index].impulses = rows[next..<next + jointRows[index]].map(\.impulse)
            next += jointRows[index]
        }
    }
}
