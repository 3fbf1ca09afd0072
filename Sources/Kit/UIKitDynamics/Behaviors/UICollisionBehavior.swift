import RigidBodies
import UIKitCore

/// Collisions of items with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The kinds of objects with which items collide.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the mode.
        public let rawValue: UInt

        /// Creates a mode from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The other items of the behavior.
        public static let items = Mode(rawValue: 1)
        /// The boundaries of the behavior.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// The items that collide.
    public private(set) var items: [any UIDynamicItem]
    private var boundaries: [DynamicsBoundary] = []
    private var insets: UIEdgeInsets = .zero
    private var contacts: [DynamicsContact: CGPoint] = [:]

    /// Creates a behavior in which items collide with each other.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// The objects with which the items collide. The default is `everything`.
    open var collisionMode: Mode = .everything { didSet { didChange() } }

    /// The object that is notified of collisions.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the reference view are a boundary. The default is false.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            insets = .zero
            didChange()
        }
    }

    /// Adds the bounds of the reference view, reduced by insets, as a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
    }

    /// Adds a path as a boundary. It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let copy = bezierPath.copy() as? UIBezierPath ?? bezierPath
        boundaries.append(DynamicsBoundary(identifier: identifier, path: copy))
        didChange()
    }

    /// Adds a line as a boundary. It replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary, or nil if no boundary has the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let key: AnyHashable = DynamicsBoundary.key(identifier)
        return boundaries.first { $0.key == key }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key: AnyHashable = DynamicsBoundary.key(identifier)
        boundaries.removeAll { $0.key == key }
        didChange()
    }

    /// The identifiers of the boundaries, if any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Removes all boundaries that have identifiers.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    // MARK: Simulation

    override var dynamicItems: [any UIDynamicItem] { items }

    override func move(to animator: UIDynamicAnimator?) {
        if animator !== dynamicAnimator { contacts = [:] }
        super.move(to: animator)
    }

    override func configure(_ scene: DynamicsScene) {
        let group: Int = scene.collisions.count
        scene.collisions.append(self)
        for item in items {
            guard let index = scene.index(of: item) else { continue }
            if collisionMode.contains(.items) { scene.world.bodies[index].groups.insert(group) }
            if collisionMode.contains(.boundaries) { scene.world.bodies[index].wallGroups.insert(group) }
        }
        if translatesReferenceBoundsIntoBoundary, let bounds = scene.referenceView?.bounds.inset(by: insets) {
            appendWalls(UIBezierPath(rect: bounds), nil, group, scene)
        }
        for boundary in boundaries { appendWalls(boundary.path, boundary, group, scene) }
    }

    private func appendWalls(
        _ path: UIBezierPath, _ boundary: DynamicsBoundary?, _ group: Int, _ scene: DynamicsScene
    ) {
        for line in DynamicsShapes.lines(of: path) {
            scene.world.walls.append(Wall(from: line.start, to: line.end, group: group))
            scene.boundaries.append(boundary)
        }
    }

    /// Notifies the delegate of contacts that began or ended.
    func update(_ contacts: [DynamicsContact: CGPoint]) {
        let former: [DynamicsContact: CGPoint] = self.contacts
        self.contacts = contacts
        guard let collisionDelegate else { return }
        for contact in former.keys where contacts[contact] == nil {
            if let other = contact.other {
                collisionDelegate.collisionBehavior(self, endedContactFor: contact.item, with: other)
            } else {
                collisionDelegate.collisionBehavior(
                    self, endedContactFor: contact.item, withBoundaryIdentifier: contact.boundary?.identifier)
            }
        }
        for (contact, place) in contacts where former[contact] == nil {
            if let other = contact.other {
                collisionDelegate.collisionBehavior(self, beganContactFor: contact.item, with: other, at: place)
            } else {
                collisionDelegate.collisionBehavior(
                    self, beganContactFor: contact.item, withBoundaryIdentifier: contact.boundary?.identifier,
                    at: place)
            }
        }
    }
}
