import RigidBodies
import UIKitCore

/// The bodies of an animator's items.
@MainActor
final class DynamicsScene {
    /// An item with the values that were last exchanged with its body. The item's index in `entries` is the body's
    /// index in `world`.
    private struct Entry {
        let item: any UIDynamicItem
        /// The center that was read or written last.
        var center: CGPoint
        /// The transform that was read last. The scene rotates it by the change in the body's angle.
        var transform: CGAffineTransform
        /// The angle that was read last, in radians.
        var angle: Double
    }

    /// A force on a body. It acts at an offset from the body's center, and the offset rotates with the body.
    struct Push {
        var index: Int
        var force: Vector
        var offset: Vector

        /// Returns the torque of the force on a body.
        func torque(on body: RigidBody) -> Double {
            let arm: Vector = offset.rotated(by: body.angle)
            return arm.x * force.y - arm.y * force.x
        }
    }

    /// A field and a body on which it acts.
    struct Field {
        var index: Int
        var behavior: UIFieldBehavior
    }

    var world = RigidWorld()
    private var entries: [Entry] = []
    private var indexes: [ObjectIdentifier: Int] = [:]
    /// The behaviors and their children, in the order in which they were added.
    private(set) var behaviors: [UIDynamicBehavior] = []
    var pushes: [Push] = []
    /// The instantaneous pushes, which change velocities when all behaviors have set the masses of the bodies.
    var impulses: [Push] = []
    var fields: [Field] = []
    /// The simulated time of all steps so far, in seconds.
    private var time: Double = 0
    /// The collision behaviors. Their indexes are the groups of the bodies and walls.
    var collisions: [UICollisionBehavior] = []
    /// The boundaries of the walls. An element is nil for the bounds of the reference view.
    var boundaries: [DynamicsBoundary?] = []
    var needsUpdate = true
    /// The contacts in all steps since the last report. The last step is not enough, because a bounce may last less
    /// than a frame.
    private var touches: [RigidWorld.Touch: Vector] = [:]
    weak var referenceView: UIView?
    private var referenceBounds: CGRect = .null

    /// The force of a push with the magnitude 1, which accelerates an item of 100 × 100 points by 100 points per second
    /// squared.
    static let unitForce = 100.0

    init(referenceView: UIView?) { self.referenceView = referenceView }

    var isEmpty: Bool { entries.isEmpty }

    func index(of item: any UIDynamicItem) -> Int? { indexes[ObjectIdentifier(item)] }
    func item(at index: Int) -> any UIDynamicItem { entries[index].item }

    // MARK: Reading

    /// Applies the changes made to behaviors.
    func update(_ roots: [UIDynamicBehavior]) {
        let bounds: CGRect = referenceView?.bounds ?? .null
        guard needsUpdate || bounds != referenceBounds else { return }
        needsUpdate = false
        referenceBounds = bounds
        behaviors = roots.flatMap(\.family)
        // 1. Keep the bodies of the items that have behaviors, and add new ones.
        let wallCount: Int = world.walls.count
        let change: Bool = updateEntries()
        // 2. Call the behaviors to set the properties.
        for index in entries.indices { reset(index) }
        world.walls = []
        world.joints = []
        (pushes, fields, collisions, boundaries) = ([], [], [], [])
        for behavior in behaviors { behavior.configure(self) }
        applyImpulses()
        if change || world.walls.count != wallCount { world.forgetContacts() }
        world.wake()
    }

    private func applyImpulses() {
        for push in impulses {
            let body: RigidBody = world.bodies[push.index]
            world.bodies[push.index].velocity += push.force / body.mass
            world.bodies[push.index].angularVelocity += push.torque(on: body) / body.inertia
        }
        impulses = []
    }

    private func updateEntries() -> Bool {
        let used: [any UIDynamicItem] = behaviors.flatMap(\.dynamicItems)
        let identifiers = Set(used.map { ObjectIdentifier($0) })
        let kept: [Int] = entries.indices.filter { identifiers.contains(ObjectIdentifier(entries[$0].item)) }
        var hasChanged: Bool = kept.count != entries.count
        entries = kept.map { entries[$0] }
        world.bodies = kept.map { world.bodies[$0] }
        indexes = [:]
        for (index, entry) in entries.enumerated() { indexes[ObjectIdentifier(entry.item)] = index }
        for item in used where indexes[ObjectIdentifier(item)] == nil {
            indexes[ObjectIdentifier(item)] = entries.count
            entries.append(Entry(item: item, center: .zero, transform: .identity, angle: 0))
            world.bodies.append(RigidBody(position: .zero, shapes: [], mass: 1, inertia: 1))
            read(item)
            hasChanged = true
        }
        return hasChanged
    }

    /// Reads the position, the angle and the outline of an item.
    func read(_ item: any UIDynamicItem) {
        guard let index = index(of: item) else { return }
        let transform: CGAffineTransform = item.transform
        // The number of full rotations of the body is kept, because joints compare angles.
        var angle: Double = atan2(transform.b, transform.a).native
        angle += 2 * .pi * ((world.bodies[index].angle - angle) / (2 * .pi)).rounded()
        entries[index].center = item.center
        entries[index].transform = transform
        entries[index].angle = angle
        let place: CGPoint = inReference(item.center, of: item)
        world.bodies[index].position = Vector(place)
        world.bodies[index].angle = angle
        world.bodies[index].shapes = DynamicsShapes.shapes(of: item)
    }

    private func reset(_ index: Int) {
        let size: CGSize = entries[index].item.bounds.size
        let (width, height): (Double, Double) = (max(size.width.native, 1), max(size.height.native, 1))
        world.bodies[index].acceleration = .zero
        world.bodies[index].groups = []
        world.bodies[index].wallGroups = []
        world.bodies[index].friction = 0
        world.bodies[index].restitution = 0
        world.bodies[index].resistance = 0
        world.bodies[index].angularResistance = 0
        world.bodies[index].charge = 0
        world.bodies[index].isAnchored = false
        world.bodies[index].allowsRotation = true
        setDensity(1, width, height, index)
    }

    private func setDensity(_ density: Double, _ width: Double, _ height: Double, _ index: Int) {
        let mass: Double = max(density, 1e-6) * width * height / 10_000
        let isRound: Bool = entries[index].item.collisionBoundsType == .ellipse
        world.bodies[index].mass = mass
        world.bodies[index].inertia = mass * (width * width + height * height) / (isRound ? 16 : 12)
    }

    /// Sets the density of an item: the mass of an area of 100 × 100 points.
    func setDensity(_ density: CGFloat, _ index: Int) {
        let size: CGSize = entries[index].item.bounds.size
        setDensity(density.native, max(size.width.native, 1), max(size.height.native, 1), index)
    }

    // MARK: Moving

    /// Advances the bodies by a step.
    func advance() {
        for index in world.bodies.indices {
            world.bodies[index].force = .zero
            world.bodies[index].torque = 0
        }
        for push in pushes {
            world.bodies[push.index].force += push.force
            world.bodies[push.index].torque += push.torque(on: world.bodies[push.index])
        }
        applyFields()
        world.advance()
        time += RigidWorld.step
        touches.merge(world.touches) { first, _ in first }
    }

    private func applyFields() {
        // A field that replaces all other forces is applied last.
        for isExclusive in [false, true] {
            for field in fields where field.behavior.isExclusive == isExclusive {
                guard let force = field.behavior.force(on: world.bodies[field.index], at: time) else { continue }
                if isExclusive { world.bodies[field.index].force = .zero }
                world.bodies[field.index].force += force
            }
        }
    }

    /// Moves and rotates the items to match their bodies.
    func write() {
        for index in entries.indices {
            let body: RigidBody = world.bodies[index]
            let item: any UIDynamicItem = entries[index].item
            let center: CGPoint = fromReference(CGPoint(body.position), of: item)
            if center != entries[index].center {
                entries[index].center = center
                item.center = center
            }
            let turn: Double = body.angle - entries[index].angle
            let transform: CGAffineTransform =
                turn == 0
                ? entries[index].transform
                : entries[index].transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
            if item.transform != transform { item.transform = transform }
        }
    }

    /// Converts a point of an item's superview to the reference view.
    func inReference(_ point: CGPoint, of item: any UIDynamicItem) -> CGPoint {
        guard let superview = foreignSuperview(of: item), let referenceView else { return point }
        return referenceView.convert(point, from: superview)
    }

    /// Returns the frame of an item without its transform, in the coordinates of the reference view.
    func frame(of item: any UIDynamicItem) -> CGRect {
        guard let superview = foreignSuperview(of: item), let referenceView else { return item.dynamicFrame }
        return referenceView.convert(item.dynamicFrame, from: superview)
    }

    private func fromReference(_ point: CGPoint, of item: any UIDynamicItem) -> CGPoint {
        guard let superview = foreignSuperview(of: item), let referenceView else { return point }
        return superview.convert(point, from: referenceView)
    }

    private func foreignSuperview(of item: any UIDynamicItem) -> UIView? {
        guard let superview = (item as? UIView)?.superview, superview !== referenceView else { return nil }
        return superview
    }

    // MARK: Contacts

    /// Notifies the collision behaviors of the contacts that have begun and ended. Behaviors that were removed since
    /// the last update are not notified.
    func reportContacts() {
        for (group, behavior) in collisions.enumerated() where behavior.dynamicAnimator?.scene === self {
            var contacts: [DynamicsContact: CGPoint] = [:]
            for (touch, place) in touches {
                let body: any UIDynamicItem = entries[touch.body].item
                if let wall = touch.wall, world.walls[wall].group == group {
                    contacts[DynamicsContact(item: body, boundary: boundaries[wall])] = CGPoint(place)
                } else if let other = touch.other, world.bodies[touch.body].groups.contains(group),
                    world.bodies[other].groups.contains(group)
                {
                    contacts[DynamicsContact(item: body, other: entries[other].item)] = CGPoint(place)
                }
            }
            behavior.update(contacts)
        }
        touches = [:]
    }
}

extension Vector {
    init(_ point: CGPoint) { self.init(point.x.native, point.y.native) }
}

extension CGPoint {
    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}
