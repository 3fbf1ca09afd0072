import RigidBodies
import UIKitCore

/// A connection between an item and an anchor point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of object to which an item is attached.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    private enum Kind: Equatable {
        case distance
        case limit
        case fixed
        case pin
        /// A movement along an axis, in the coordinates of the reference view.
        case sliding(CGVector)
    }

    private let kind: Kind
    /// The point at which an item is attached.
    private enum Place {
        case offset(UIOffset)
        /// A point of the reference view. It is converted to the coordinates of the item when the behavior is added.
        case point(CGPoint)
    }
    private let places: [Place]
    /// The connected points when the behavior was created, in the coordinates of the superviews of the items. An anchor
    /// has the coordinates of the reference view.
    private let ends: [CGPoint]
    /// The distance between the points when the behavior was created. When the behavior is added to an animator, the
    /// coordinates of the superviews are converted.
    private var initialLength: CGFloat
    /// The distance that the app has set.
    private var ownLength: CGFloat?
    /// The state when the behavior was added: the anchors in the coordinates of the items, the axis, and the difference
    /// between the angles of two items or the angle of one item.
    private var held: (anchors: [Vector], axis: Vector, angle: Double)?

    /// The one or two connected items.
    public let items: [any UIDynamicItem]

    /// The kind of object to which the item is attached.
    public let attachedBehaviorType: AttachmentType

    private init(_ kind: Kind, _ items: [any UIDynamicItem], _ places: [Place], anchor: CGPoint?) {
        self.kind = kind
        self.items = items
        self.places = places
        attachedBehaviorType = items.count == 2 ? .items : .anchor
        anchorPoint = anchor ?? .zero
        let ends: [CGPoint] = zip(items, places).map { item, place in
            switch place {
            case .point(let point): return point
            case .offset(let offset):
                let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
                return CGPoint(x: item.center.x + arm.x, y: item.center.y + arm.y)
            }
        }
        self.ends = items.count == 2 ? ends : ends + [anchorPoint]
        initialLength = Self.distance(self.ends)
        super.init()
    }

    // MARK: Creating attachments

    /// Connects the center of an item to a point, at their current distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Connects a point of an item to an anchor point, at their current distance.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.distance, [item], [.offset(offset)], anchor: point)
    }

    /// Connects the centers of two items, at their current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Connects points of two items, at their current distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.distance, [item1, item2], [.offset(offset1), .offset(offset2)], anchor: nil)
    }

    /// Connects points of two items like a rope: their distance never exceeds the current distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, [item1, item2], [.offset(offset1), .offset(offset2)], anchor: nil)
    }

    /// Connects two items rigidly.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, [item1, item2], [.point(point), .point(point)], anchor: point)
    }

    /// Connects two items at a point, around which they rotate.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, [item1, item2], [.point(point), .point(point)], anchor: point)
    }

    /// Connects two items so that they can slide along an axis relative to each other, without rotation.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis), [item1, item2], [.point(point), .point(point)], anchor: point)
    }

    /// Connects an item to a point so that it can slide along an axis through the point, without rotation.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis), [item], [.point(point)], anchor: point)
    }

    // MARK: Properties

    /// The point to which an item is connected.
    open var anchorPoint: CGPoint { didSet { didChange() } }

    /// The distance between the connected points. The initial value is their distance when the behavior is created. If
    /// the superview of an item is not the reference view, it is correct after the behavior has been added.
    open var length: CGFloat {
        get { ownLength ?? initialLength }
        set {
            ownLength = newValue
            didChange()
        }
    }

    /// The oscillations per second of an elastic connection. The default, 0, means that the connection is not elastic.
    open var frequency: CGFloat = 0 { didSet { didChange() } }

    /// The damping of an elastic connection, from 0 to 1. At 1, the connection does not oscillate. The default is 0.
    open var damping: CGFloat = 0 { didSet { didChange() } }

    /// The torque that resists a rotation around a pin. The default is 0.
    ///
    /// A value of 1 is the torque of a push with a magnitude of 1 at a distance of one point.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }

    /// The allowed distances along the axis of a sliding attachment, in points, or the allowed angles of a pin, in
    /// radians. The range contains 0. The default is infinite.
    open var attachmentRange: UIFloatRange = .infinite { didSet { didChange() } }

    private static func distance(_ ends: [CGPoint]) -> CGFloat {
        let distance: CGFloat = hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y)
        // Points that coincide stay together.
        return distance < 0.01 ? 0 : distance
    }

    // MARK: Simulation

    override var dynamicItems: [any UIDynamicItem] { items }

    override func move(to animator: UIDynamicAnimator?) {
        if animator !== dynamicAnimator { held = nil }
        super.move(to: animator)
    }

    override func configure(_ scene: DynamicsScene) {
        let indexes: [Int] = items.compactMap { scene.index(of: $0) }
        guard indexes.count == items.count else { return }
        if held == nil, kind == .distance || kind == .limit {
            initialLength = Self.distance(
                ends.enumerated().map { $0 < items.count ? scene.inReference($1, of: items[$0]) : $1 })
        }
        let held = self.held ?? hold(scene, indexes)
        self.held = held
        let limits: ClosedRange<Double> = attachmentRange.closedRange
        let jointKind: Joint.Kind =
            switch kind {
            case .distance:
                .distance(length: max(length.native, 0), frequency: frequency.native, damping: damping.native)
            case .limit: .rope(length: max(length.native, 0))
            case .fixed: .weld
            case .pin: .pin(limits: limits, frictionTorque: frictionTorque.native * DynamicsScene.unitForce)
            case .sliding: .slider(axis: held.axis, limits: limits)
            }
        let isPair: Bool = indexes.count == 2
        scene.world.joints.append(
            Joint(
                jointKind, first: isPair ? indexes[0] : nil, second: isPair ? indexes[1] : indexes[0],
                firstAnchor: isPair ? held.anchors[0] : Vector(anchorPoint),
                secondAnchor: isPair ? held.anchors[1] : held.anchors[0], referenceAngle: held.angle))
    }

    /// Returns the anchors, the axis and the angle of the attachment.
    private func hold(_ scene: DynamicsScene, _ indexes: [Int]) -> (anchors: [Vector], axis: Vector, angle: Double) {
        let bodies: [RigidBody] = indexes.map { scene.world.bodies[$0] }
        let anchors: [Vector] = zip(bodies, places).map { body, place in
            switch place {
            case .offset(let offset): Vector(offset.horizontal.native, offset.vertical.native)
            case .point(let point): (Vector(point) - body.position).rotated(by: -body.angle)
            }
        }
        var axis = Vector(1, 0)
        if case .sliding(let direction) = kind, direction.magnitude > 0 {
            axis = Vector(direction.dx.native, direction.dy.native) / direction.magnitude.native
        }
        guard bodies.count == 2 else { return (anchors, axis, bodies[0].angle) }
        return (anchors, axis.rotated(by: -bodies[0].angle), bodies[1].angle - bodies[0].angle)
    }
}
