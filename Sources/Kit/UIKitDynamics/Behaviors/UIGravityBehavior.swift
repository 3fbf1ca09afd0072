import RigidBodies
import UIKitCore

/// Gravity, which accelerates items by 1000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that fall.
    public private(set) var items: [any UIDynamicItem]

    /// Creates gravity, directed downward, for items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates gravity, directed downward, without items.
    public convenience override init() { self.init(items: []) }

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

    /// The direction and the strength. A length of 1 is 1000 points per second squared. The default is (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if gravityDirection.magnitude > 0 { lastAngle = gravityDirection.angle }
            didChange()
        }
    }

    /// The value of `angle`. It does not change when the strength becomes zero.
    private var lastAngle: CGFloat = .pi / 2

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { lastAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength. A value of 1 is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction in radians, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        lastAngle = angle
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ scene: DynamicsScene) {
        let acceleration = Vector(gravityDirection.dx.native, gravityDirection.dy.native) * 1000
        for item in items {
            if let index = scene.index(of: item) { scene.world.bodies[index].acceleration += acceleration }
        }
    }
}

extension CGVector {
    var angle: CGFloat { atan2(dy, dx) }
    var magnitude: CGFloat { hypot(dx, dy) }
}

extension [any UIDynamicItem] {
    /// Appends an item if the array does not contain it.
    mutating func add(_ item: any UIDynamicItem) {
        if !contains(where: { $0 === item }) { append(item) }
    }
}
