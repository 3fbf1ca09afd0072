import RigidBodies
import UIKitCore

/// A force on items that depends on their position and their velocity.
///
/// Forces are computed from lengths and velocities in units of 100 points. A force of 1 accelerates an item of 100 ×
/// 100 points with a density of 1 by 100 points per second squared, like a push with a magnitude of 1.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private typealias Evaluator = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    /// The items on which the field acts.
    public private(set) var items: [any UIDynamicItem] = []
    private var field: ForceField
    private let evaluator: Evaluator?

    private init(_ field: ForceField, _ evaluator: Evaluator? = nil) {
        self.field = field
        self.evaluator = evaluator
        super.init()
    }

    // MARK: Fields

    /// Creates a field that slows items. The force increases with their speed.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(ForceField(.drag)) }

    /// Creates a field that moves items around its position, counterclockwise if the strength is positive.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(ForceField(.vortex)) }

    /// Creates a field that attracts items to a position. The force increases with the distance and the mass.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        var field = ForceField(.radialGravity)
        field.position = Vector(position)
        return UIFieldBehavior(field)
    }

    /// Creates a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        var field = ForceField(.linearGravity)
        field.direction = Vector(direction.dx.native, direction.dy.native)
        return UIFieldBehavior(field)
    }

    /// Creates a field that sets the velocity of items and replaces all other forces.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        var field = ForceField(.velocity)
        field.direction = Vector(direction.dx.native, direction.dy.native)
        return UIFieldBehavior(field)
    }

    /// Creates a field that pushes items in random directions.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        random(.noise, smoothness, speed)
    }

    /// Creates a field that pushes items in random directions. The force increases with their speed.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        random(.turbulence, smoothness, speed)
    }

    private class func random(_ kind: ForceField.Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        var field = ForceField(kind)
        field.smoothness = smoothness.native
        field.animationSpeed = speed.native
        return UIFieldBehavior(field)
    }

    /// Creates a field that pulls items to its position like a spring.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(ForceField(.spring)) }

    /// Creates a field that repels items whose charge has the same sign as the strength, and attracts items with the
    /// opposite sign.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(ForceField(.electric)) }

    /// Creates a field that deflects charged items, counterclockwise if the strength is positive.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(ForceField(.magnetic)) }

    /// Creates a field with forces that a closure computes, for each item and step.
    ///
    /// The parameters are the field, the position of an item in the coordinates of the reference view, its velocity in
    /// points per second, its mass, its charge, and the duration of the step in seconds. The result has the same unit
    /// as the magnitude of a push.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(ForceField(.linearGravity), block) }

    // MARK: Items

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.add(item)
        didChange()
    }

    /// Removes an item, which keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    // MARK: Properties

    /// The center of the field, in the coordinates of the reference view.
    open var position: CGPoint {
        get { CGPoint(field.position) }
        set { change { $0.position = Vector(newValue) } }
    }

    /// The area around the position in which the field acts. The default is infinite.
    open var region: UIRegion = .infinite { didSet { didChange() } }

    /// The factor by which the force is multiplied. The default is 1.
    open var strength: CGFloat {
        get { CGFloat(field.strength) }
        set { change { $0.strength = newValue.native } }
    }

    /// The exponent that determines how fast the force decreases with distance. The default, 0, means that the distance
    /// has no effect.
    open var falloff: CGFloat {
        get { CGFloat(field.falloff) }
        set { change { $0.falloff = newValue.native } }
    }

    /// The distance, in points, beyond which the force decreases. The default is very small.
    open var minimumRadius: CGFloat {
        get { CGFloat(field.minimumRadius) }
        set { change { $0.minimumRadius = newValue.native } }
    }

    /// The direction of a linear gravity field or of a velocity field.
    open var direction: CGVector {
        get { CGVector(dx: CGFloat(field.direction.x), dy: CGFloat(field.direction.y)) }
        set { change { $0.direction = Vector(newValue.dx.native, newValue.dy.native) } }
    }

    /// The smoothness of direction changes in noise and turbulence, from 0 to 1.
    open var smoothness: CGFloat {
        get { CGFloat(field.smoothness) }
        set { change { $0.smoothness = newValue.native } }
    }

    /// The speed at which the directions of noise and turbulence change. At 0, the directions depend only on the
    /// position.
    open var animationSpeed: CGFloat {
        get { CGFloat(field.animationSpeed) }
        set { change { $0.animationSpeed = newValue.native } }
    }

    private func change(_ body: (inout ForceField) -> Void) {
        body(&field)
        didChange()
    }

    // MARK: Forces

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ scene: DynamicsScene) {
        for item in items {
            if let index = scene.index(of: item) {
                scene.fields.append(DynamicsScene.Field(index: index, behavior: self))
            }
        }
    }

    /// Whether the field replaces all other forces on a body.
    var isExclusive: Bool { field.kind == .velocity && evaluator == nil }

    /// Returns the force on a body, or nil outside the region.
    func force(on body: RigidBody, at time: Double) -> Vector? {
        let place = CGPoint(body.position - field.position)
        guard region.contains(place) else { return nil }
        guard let evaluator else { return field.force(on: body, time: time) }
        let velocity = CGVector(dx: CGFloat(body.velocity.x), dy: CGFloat(body.velocity.y))
        let force: CGVector = evaluator(
            self, CGPoint(body.position), velocity, CGFloat(body.mass), CGFloat(body.charge), RigidWorld.step)
        return Vector(force.dx.native, force.dy.native) * DynamicsScene.unitForce
    }
}
