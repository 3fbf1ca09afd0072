import RigidBodies
import UIKitCore

/// An object that moves items as physical bodies, according to behaviors such as gravity, collisions and attachments.
///
/// In each frame, the animator simulates steps of 1/240 second and then moves the items. It pauses when nothing has
/// moved for half a second, and continues when a behavior changes. If you move an item yourself, call
/// `updateItem(usingCurrentState:)`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates behaviors use, or nil if the items are not views.
    public let referenceView: UIView?

    /// The behaviors that were added, without their children.
    public private(set) var behaviors: [UIDynamicBehavior] = []

    /// Whether the animator moves items.
    public var isRunning: Bool { clock != nil }

    /// The time for which the animator has moved items, in seconds, excluding pauses.
    public private(set) var elapsedTime: TimeInterval = 0

    /// The object that is notified when the animator resumes and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    let scene: DynamicsScene
    private var clock: DynamicsClock?
    private var lastTime: TimeInterval?
    /// The time that no step has covered yet, in seconds. It is shorter than a step.
    private var remainder: TimeInterval = 0
    private static let restingTime: TimeInterval = 0.5

    /// Creates an animator for the subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        scene = DynamicsScene(referenceView: view)
        super.init()
    }

    /// Creates an animator for items that are not views.
    public override init() {
        referenceView = nil
        scene = DynamicsScene(referenceView: nil)
        super.init()
    }

    /// Adds a behavior with its children. A behavior belongs to one animator.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.move(to: self)
        behaviorsDidChange()
    }

    /// Removes a behavior with its children.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(of: behavior) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns those items of the behaviors whose frames intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        // The scene does not change, because actions call this method before the contacts of the frame are reported.
        var identifiers: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.family).flatMap(\.dynamicItems).filter { item in
            identifiers.insert(ObjectIdentifier(item)).inserted && scene.frame(of: item).intersects(rect)
        }
    }

    /// Reads the center, the transform and the size of an item that the app has changed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        scene.read(item)
        behaviorsDidChange()
    }

    /// Requests that the changes made to behaviors be applied in the next frame.
    func behaviorsDidChange() {
        scene.needsUpdate = true
        scene.world.wake()
        guard clock == nil, !behaviors.isEmpty else { return }
        lastTime = nil
        clock = DynamicsClock(self)
        // The delegate may change behaviors. The animator is running then, so it does not resume again.
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        clock?.stop()
        clock = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Moves the items to their positions at a time of the display link.
    func advance(to time: TimeInterval, frame: TimeInterval) {
        // 1. Compute the number of steps. A gap between frames is limited, so that items do not jump.
        let duration: TimeInterval = min(lastTime.map { time - $0 } ?? frame, 0.1)
        lastTime = time
        elapsedTime += duration
        remainder += duration
        let count = Int((remainder / RigidWorld.step + 1e-6).rounded(.down))
        remainder -= Double(count) * RigidWorld.step
        // 2. Apply the changes made to the behaviors, and move the bodies.
        scene.update(behaviors)
        for _ in 0..<count { scene.advance() }
        // 3. Move the items, and call the behaviors.
        scene.write()
        for behavior in scene.behaviors { behavior.action?() }
        // 4. Notify the delegates of contacts.
        if count > 0 { scene.reportContacts() }
        if scene.isEmpty || scene.world.restingTime >= UIDynamicAnimator.restingTime { pause() }
    }
}

/// Calls an animator in each frame, until the clock is stopped or the animator is released.
@MainActor
private final class DynamicsClock {
    @MainActor
    private final class Target: NSObject {
        weak var animator: UIDynamicAnimator?

        func tick(_ link: CADisplayLink) {
            if let animator {
                animator.advance(to: link.timestamp, frame: link.duration)
            } else {
                link.invalidate()
            }
        }
    }

    private let link: CADisplayLink

    init(_ animator: UIDynamicAnimator) {
        let target = Target()
        target.animator = animator
        link = CADisplayLink(target: target, selector: Selector("tick", Target.tick))
        link.add(to: .main, forMode: .common)
    }

    func stop() { link.invalidate() }
}
