import RigidBodies
import UIKitCore

/// A continuous or instantaneous force on items.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a force.
    public enum Mode: Int, Sendable {
        /// The force acts while the behavior is active.
        case continuous = 0
        /// The force changes the velocity immediately. After that, the behavior is no longer active.
        case instantaneous = 1
    }

    /// The duration of the force.
    public let mode: Mode
    /// The items that are pushed.
    public private(set) var items: [any UIDynamicItem]
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a force of zero.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Returns the offset from the center of an item at which the force acts.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the offset from the center of an item at which the force acts. If the offset is not zero, the force also
    /// rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    /// Whether the force acts. The default is true. Set it to true to repeat an instantaneous force.
    open var active = true { didSet { didChange() } }

    /// The direction and the strength of the force. The default is zero.
    ///
    /// A length of 1 accelerates an item of 100 × 100 points with a density of 1 by 100 points per second squared, or
    /// changes its velocity by 100 points per second immediately.
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet {
            if pushDirection.magnitude > 0 { lastAngle = pushDirection.angle }
            didChange()
        }
    }

    /// The value of `angle`. It does not change when the force becomes zero.
    private var lastAngle: CGFloat = 0

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { lastAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength of the force. A negative value reverses the direction.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction in radians, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        lastAngle = angle
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func configure(_ scene: DynamicsScene) {
        guard active else { return }
        let force = Vector(pushDirection.dx.native, pushDirection.dy.native) * DynamicsScene.unitForce
        for item in items {
            guard let index = scene.index(of: item) else { continue }
            let offset: UIOffset = targetOffsetFromCenter(for: item)
            let place = Vector(offset.horizontal.native, offset.vertical.native)
            let push = DynamicsScene.Push(index: index, force: force, offset: place)
            switch mode {
            case .continuous: scene.pushes.append(push)
            case .instantaneous: scene.impulses.append(push)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
