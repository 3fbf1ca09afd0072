import RigidBodies
import UIKitCore

/// The physical properties of items.
///
/// Several behaviors can have the same item. If more than one sets a property, the value of the behavior that was added
/// last applies.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items with the properties.
    public private(set) var items: [any UIDynamicItem]
    /// The properties that the app has set.
    private struct Properties {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var charge: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var allowsRotation: Bool?
        var isAnchored: Bool?
    }
    private var own = Properties()
    /// The velocities to add in the next frame.
    private var additions: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Creates a behavior with the default properties.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates a behavior with the default properties, without items.
    public convenience override init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.add(item)
        didChange()
    }

    /// Removes an item and restores its default properties.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// The fraction of the speed that remains after a collision, from 0 to 1. The default is 0.
    open var elasticity: CGFloat {
        get { own.elasticity ?? 0 }
        set { change { $0.elasticity = newValue } }
    }

    /// The coefficient of friction. The default is 0.
    open var friction: CGFloat {
        get { own.friction ?? 0 }
        set { change { $0.friction = newValue } }
    }

    /// The mass of an area of 100 × 100 points. The default is 1.
    open var density: CGFloat {
        get { own.density ?? 1 }
        set { change { $0.density = newValue } }
    }

    /// The charge, on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat {
        get { own.charge ?? 0 }
        set { change { $0.charge = newValue } }
    }

    /// The linear damping: the rate per second at which the velocity decreases. The default is 0.
    open var resistance: CGFloat {
        get { own.resistance ?? 0 }
        set { change { $0.resistance = newValue } }
    }

    /// The angular damping: the rate per second at which the angular velocity decreases. The default is 0.
    open var angularResistance: CGFloat {
        get { own.angularResistance ?? 0 }
        set { change { $0.angularResistance = newValue } }
    }

    /// Whether the items can rotate. The default is true.
    open var allowsRotation: Bool {
        get { own.allowsRotation ?? true }
        set { change { $0.allowsRotation = newValue } }
    }

    /// Whether the items stay in place and only act as obstacles. The default is false.
    open var isAnchored: Bool {
        get { own.isAnchored ?? false }
        set { change { $0.isAnchored = newValue } }
    }

    private func change(_ body: (inout Properties) -> Void) {
        body(&own)
        didChange()
    }

    /// Adds a velocity, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        additions.append((item, velocity, 0))
        didChange()
    }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let added: CGPoint = additions.reduce(.zero) { sum, each in
            each.item === item ? CGPoint(x: sum.x + each.linear.x, y: sum.y + each.linear.y) : sum
        }
        let velocity: Vector = body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.x + added.x.native, y: velocity.y + added.y.native)
    }

    /// Adds an angular velocity, in radians per second. Positive values are clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        additions.append((item, .zero, velocity))
        didChange()
    }

    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let added: CGFloat = additions.reduce(0) { $1.item === item ? $0 + $1.angular : $0 }
        return CGFloat(body(of: item)?.angularVelocity ?? 0) + added
    }

    private func body(of item: any UIDynamicItem) -> RigidBody? {
        guard let scene = dynamicAnimator?.scene else { return nil }
        return scene.index(of: item).map { scene.world.bodies[$0] }
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ scene: DynamicsScene) {
        for item in items {
            guard let index = scene.index(of: item) else { continue }
            if let density = own.density { scene.setDensity(density, index) }
            apply(&scene.world.bodies[index])
        }
        for (item, linear, angular) in additions {
            guard let index = scene.index(of: item) else { continue }
            scene.world.bodies[index].velocity += Vector(linear)
            scene.world.bodies[index].angularVelocity += angular.native
        }
        additions = []
    }

    /// Sets the properties of a body, except for its mass. Other behaviors of the item keep their properties.
    private func apply(_ body: inout RigidBody) {
        if let elasticity = own.elasticity { body.restitution = elasticity.native }
        if let charge = own.charge { body.charge = charge.native }
        if let friction = own.friction { body.friction = friction.native }
        if let resistance = own.resistance { body.resistance = resistance.native }
        if let angularResistance = own.angularResistance { body.angularResistance = angularResistance.native }
        if let allowsRotation = own.allowsRotation { body.allowsRotation = allowsRotation }
        if let isAnchored = own.isAnchored { body.isAnchored = isAnchored }
    }
}
