import UIKitCore

/// A rule for the movement of items, or a combination of such rules.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The child behaviors.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator of the behavior, or nil if the behavior was not added to an animator.
    public private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// A closure that is called in each frame in which the animator moves items.
    open var action: (() -> Void)?

    /// Creates a behavior without children.
    public override init() { super.init() }

    /// Adds a child behavior. It is added to an animator, and removed from it, together with this behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(behavior) else { return }
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
        didChange()
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(of: behavior) else { return }
        childBehaviors.remove(at: index)
        behavior.move(to: nil)
        didChange()
    }

    /// Called before the behavior is added to an animator, or removed from it if the argument is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to animator: UIDynamicAnimator?) {
        guard animator !== dynamicAnimator else { return }
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// The behavior and all of its descendants.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// The items that the behavior moves.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Adds the effects of the behavior to `scene`: properties of bodies, joints, walls, fields and forces.
    func configure(_ scene: DynamicsScene) {}

    func didChange() { dynamicAnimator?.behaviorsDidChange() }
}
