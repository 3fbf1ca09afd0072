import RigidBodies
import UIKitCore

/// A spring that pulls an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The angle of the item when the behavior was added, which the item keeps.
    private var angle: Double?

    /// Creates a behavior that pulls an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point that attracts the center of the item.
    open var snapPoint: CGPoint { didSet { didChange() } }

    /// The damping, from 0 to 1. At 1, the item does not oscillate. The default is 0.5.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func move(to animator: UIDynamicAnimator?) {
        if animator !== dynamicAnimator { angle = nil }
        super.move(to: animator)
    }

    override func configure(_ scene: DynamicsScene) {
        guard let index = scene.index(of: item) else { return }
        let angle: Double = self.angle ?? scene.world.bodies[index].angle
        self.angle = angle
        let ratio: Double = 0.2 + 0.8 * min(max(damping.native, 0), 1)
        scene.world.joints.append(
            Joint(
                .snap(frequency: 2.5, damping: ratio), first: nil, second: index, firstAnchor: Vector(snapPoint),
                secondAnchor: .zero, referenceAngle: angle))
    }
}
