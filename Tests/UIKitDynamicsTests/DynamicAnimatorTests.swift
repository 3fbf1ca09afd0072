import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitDynamics

@MainActor @Suite(.onStage) struct DynamicAnimatorTests {
    private let stage = Stage()
    private let animator: UIDynamicAnimator

    init() { animator = UIDynamicAnimator(referenceView: stage.root) }

    private func view(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
        stage.root.addSubview(view)
        return view
    }

    private func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }

    private func expectPoint(
        _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1,
        location: SourceLocation = #_sourceLocation
    ) {
        if !(hypot(point.x - x, point.y - y) <= tolerance) {
            Issue.record("\(point) is not (\(x), \(y)) ± \(tolerance)", sourceLocation: location)
        }
    }

    private final class Recorder: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var calls: [String] = []

        var onResume: () -> Void = {}

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
            calls.append("resume")
            onResume()
        }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { calls.append("touch") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { calls.append("part") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { calls.append("touch \((identifier as? NSString) ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { calls.append("part \((identifier as? NSString) ?? "bounds")") }
    }

    @Test func `a view falls onto the bounds and rests there, and the animator pauses`() {
        let view = view(200, 100)
        let recorder = Recorder()
        animator.delegate = recorder
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = recorder
        var frames = 0
        collision.action = { frames += 1 }
        add(UIGravityBehavior(items: [view]), collision)
        expect(animator.isRunning && view.center == CGPoint(x: 200, y: 100))
        stage.advance(by: 0.5)
        expectPoint(view.center, 200, 225, within: 12)
        stage.advance(by: 3)
        expectPoint(view.center, 200, 750, within: 0.5)
        expect(!animator.isRunning && recorder.calls == ["resume", "touch bounds", "pause"])
        let elapsed: TimeInterval = animator.elapsedTime
        expect(elapsed > 1 && elapsed < 3.4 && frames > 60)
        // At rest, the animator does not advance.
        let former: Int = frames
        stage.advance(by: 1)
        expect(frames == former && animator.elapsedTime == elapsed)
        // A change resumes the animator.
        collision.removeItem(view)
        stage.advance(by: 0.5)
        expect(animator.isRunning && view.center.y > 800)
        expect(recorder.calls.suffix(2).sorted(), equals: ["part bounds", "resume"])
    }

    @Test func `a delegate can change behaviors when the animator resumes`() {
        let view = view(200, 100)
        let recorder = Recorder()
        animator.delegate = recorder
        let gravity = UIGravityBehavior(items: [view])
        let properties = UIDynamicItemBehavior(items: [view])
        recorder.onResume = {
            guard recorder.calls.count < 5 else { return }
            gravity.magnitude = 0.5
            animator.addBehavior(properties)
        }
        add(gravity)
        expect(recorder.calls == ["resume"] && animator.isRunning)
        stage.advance(by: 0.5)
        animator.removeAllBehaviors()
        stage.advance(by: 0.1)
        expect(recorder.calls, equals: ["resume", "pause"])
    }

    @Test func `contacts of a frame are those of the items before an action removes one`() {
        final class Pairs: NSObject, UICollisionBehaviorDelegate {
            var touched: [Set<Int>] = []

            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            ) { touched.append(Set([item1, item2].compactMap { ($0 as? UIView)?.tag })) }
        }
        let views: [UIView] = [view(200, 750), view(200, 600), view(350, 100, 40)]
        for (index, view) in views.enumerated() { view.tag = index }
        let gravity = UIGravityBehavior(items: Array(views.prefix(2)))
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let pairs = Pairs()
        collision.collisionDelegate = pairs
        add(gravity, collision)
        stage.advance(by: 0.6)
        expect(pairs.touched, equals: [[0, 1]])
        var counts: [Int] = []
        collision.action = {
            collision.removeItem(views[0])
            gravity.removeItem(views[0])
            counts.append(animator.items(in: stage.root.bounds).count)
        }
        stage.advance(by: 0.1)
        expect(pairs.touched, equals: [[0, 1]])
        expect(Set(counts), equals: [2])
    }

    @Test func `gravity keeps its direction while its strength is zero`() {
        let gravity = UIGravityBehavior()
        expect(gravity.angle, equals: .pi / 2)
        gravity.magnitude = 0
        gravity.magnitude = 2
        expect(abs(gravity.gravityDirection.dx) < 1e-9 && gravity.gravityDirection.dy == 2)
        gravity.magnitude = 0
        gravity.angle = .pi
        expect(gravity.angle == .pi && gravity.magnitude == 0)
        gravity.magnitude = 1
        expect(gravity.gravityDirection.dx == -1 && abs(gravity.gravityDirection.dy) < 1e-9)
        gravity.gravityDirection = CGVector(dx: 3, dy: 0)
        expect(gravity.angle == 0 && gravity.magnitude == 3)
    }

    @Test func `gravity has a direction and a strength`() {
        let view = view(200, 400)
        let gravity = UIGravityBehavior(items: [view])
        gravity.setAngle(.pi, magnitude: 0.5)
        expect(abs(gravity.gravityDirection.dx + 0.5) < 1e-9 && gravity.magnitude == 0.5 && gravity.angle == .pi)
        add(gravity)
        stage.advance(by: 0.5)
        expectPoint(view.center, 200 - 62.5, 400, within: 6)
    }

    @Test func `pushes accelerate by the documented amount`() {
        let (constant, brief) = (view(150, 200), view(150, 500))
        let push = UIPushBehavior(items: [constant], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let kick = UIPushBehavior(items: [brief], mode: .instantaneous)
        kick.setAngle(0, magnitude: 0.5)
        let properties = UIDynamicItemBehavior(items: [constant, brief])
        add(push, kick, properties)
        stage.advance(by: 1)
        expect(!kick.active && push.active)
        expect(abs(properties.linearVelocity(for: constant).x - 100), isLessThan: 3)
        expect(abs(properties.linearVelocity(for: brief).x - 50), isLessThan: 0.01)
        expectPoint(constant.center, 200, 200, within: 3)
        expectPoint(brief.center, 200, 500, within: 2)
        // Twice the density, half the acceleration.
        properties.density = 2
        stage.advance(by: 1)
        expect(abs(properties.linearVelocity(for: constant).x - 150), isLessThan: 3)
        // A push beside the center rotates the view.
        kick.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: brief)
        kick.active = true
        stage.advance(by: 0.1)
        expect(properties.angularVelocity(for: brief) > 0.1 && brief.transform.b > 0)
    }

    @Test func `a brief push depends on the density that a later behavior sets`() {
        let view = view(200, 400)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: view)
        let heavy = UIDynamicItemBehavior(items: [view])
        heavy.density = 4
        add(push, heavy)
        stage.advance(by: 0.1)
        expect(abs(heavy.linearVelocity(for: view).x - 25), isLessThan: 0.01)
        let turn: CGFloat = heavy.angularVelocity(for: view)
        expect(turn, isGreaterThan: 0)
        push.setTargetOffsetFromCenter(.zero, for: view)
        push.active = true
        stage.advance(by: 0.1)
        expect(abs(heavy.linearVelocity(for: view).x - 50), isLessThan: 0.01)
        expect(heavy.angularVelocity(for: view), equals: turn)
    }

    @Test func `item properties add velocities, resistance and anchors`() {
        let (first, second) = (view(100, 100, 40), view(200, 100, 40))
        let properties = UIDynamicItemBehavior(items: [first])
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: first)
        properties.addAngularVelocity(2, for: first)
        expect(properties.linearVelocity(for: first), equals: CGPoint(x: 300, y: 0))
        properties.elasticity = 1
        properties.allowsRotation = false
        let anchor = UIDynamicItemBehavior(items: [second])
        anchor.isAnchored = true
        let recorder = Recorder()
        let collision = UICollisionBehavior(items: [first, second])
        collision.collisionDelegate = recorder
        add(properties, anchor, collision)
        stage.advance(by: 0.4)
        expect(recorder.calls, equals: ["touch", "part"])
        expect(second.center == CGPoint(x: 200, y: 100) && first.transform == .identity)
        expect(abs(properties.linearVelocity(for: first).x + 300), isLessThan: 3)
        properties.resistance = 5
        stage.advance(by: 3)
        expect(!animator.isRunning && abs(properties.linearVelocity(for: first).x) < 1)
    }

    @Test func `several behaviors set different properties of an item`() {
        let view = view(200, 600)
        let (elastic, heavy, still) = (
            UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view]),
            UIDynamicItemBehavior(items: [view])
        )
        elastic.elasticity = 1
        elastic.resistance = 0
        heavy.density = 4
        heavy.allowsRotation = false
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 4)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        add(elastic, heavy, push, still, collision)
        stage.advance(by: 0.5)
        expect(heavy.linearVelocity(for: view).y, isGreaterThan: 99)
        expect(heavy.linearVelocity(for: view).y, isLessThan: 101)
        stage.advance(by: 1)
        expect(elastic.linearVelocity(for: view).y, isLessThan: -90)
        // The last behavior that sets a property determines it.
        still.isAnchored = true
        stage.advance(by: 0.1)
        expect(still.isAnchored && !heavy.isAnchored && still.density == 1 && still.allowsRotation)
        let place: CGPoint = view.center
        stage.advance(by: 0.5)
        expect(view.center, equals: place)
        still.isAnchored = false
        heavy.isAnchored = true
        push.active = true
        stage.advance(by: 0.5)
        expect(view.center, differsFrom: place)
    }

    @Test func `boundaries have identifiers and can be removed`() {
        let (first, second) = (view(100, 100, 20), view(300, 100, 20))
        let collision = UICollisionBehavior(items: [first, second])
        let recorder = Recorder()
        collision.collisionDelegate = recorder
        expectNil(collision.boundaryIdentifiers)
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        let hill = UIBezierPath(ovalIn: CGRect(x: 50, y: 200, width: 100, height: 100))
        collision.addBoundary(withIdentifier: "hill" as NSString, for: hill)
        expect(collision.boundaryIdentifiers?.count, equals: 2)
        expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.minY, equals: 300)
        add(UIGravityBehavior(items: [first, second]), collision)
        stage.advance(by: 0.42)
        expect(recorder.calls == ["touch hill"] && first.center.y < 192)
        stage.advance(by: 0.6)
        expect(recorder.calls.contains("touch floor"))
        expectPoint(second.center, 300, 290, within: 0.5)
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        stage.advance(by: 0.5)
        expect(second.center.y, isGreaterThan: 350)
    }

    @Test func `attachments hold, swing, pull and slide`() {
        let items: [UIView] = (0..<6).map { view(40 + CGFloat($0) * 60, 200, 30) }
        let rigid = UIAttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 40, y: 100))
        expect(rigid.length == 100 && rigid.attachedBehaviorType == .anchor && rigid.anchorPoint.y == 100)
        let elastic = UIAttachmentBehavior(item: items[1], attachedToAnchor: CGPoint(x: 100, y: 150))
        (elastic.frequency, elastic.damping) = (2, 1)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: items[2], attachmentAnchor: CGPoint(x: 160, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -5, maximum: 25)
        let anchored = UIDynamicItemBehavior(items: [items[3]])
        anchored.isAnchored = true
        let fixed = UIAttachmentBehavior.fixedAttachment(
            with: items[3], attachedTo: items[4], attachmentAnchor: CGPoint(x: 250, y: 200))
        expect(fixed.attachedBehaviorType == .items && fixed.items.count == 2)
        let limit = UIAttachmentBehavior.limitAttachment(
            with: items[3], offsetFromCenter: .zero, attachedTo: items[5], offsetFromCenter: .zero)
        let fallen = UIDynamicItemBehavior(items: items)
        fallen.resistance = 2
        add(UIGravityBehavior(items: items), fallen, anchored, rigid, elastic, slide, fixed, limit)
        stage.advance(by: 8)
        expectPoint(items[0].center, 40, 200)
        // The weight stretches the spring.
        expect(items[1].center.y > 202 && items[1].center.y < 210)
        expectPoint(items[2].center, 160, 225)
        expectPoint(items[4].center, 280, 200, within: 2)
        expectPoint(items[5].center, 220, 320, within: 4)
        // A moved anchor pulls its item.
        rigid.anchorPoint = CGPoint(x: 60, y: 50)
        stage.advance(by: 6)
        expectPoint(items[0].center, 60, 150, within: 3)
    }

    @Test func `items of other superviews stay where they are attached`() {
        let container = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        stage.root.addSubview(container)
        let (first, second, other) = (view(100, 50, 20), view(200, 50, 20), view(200, 300, 20))
        container.addSubview(first)
        container.addSubview(second)
        let anchor = UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 100, y: 250))
        let pair = UIAttachmentBehavior(item: second, attachedTo: other)
        let own = UIAttachmentBehavior(item: second, attachedToAnchor: CGPoint(x: 200, y: 200))
        own.length = 50
        add(anchor, pair, own)
        stage.advance(by: 1)
        expectPoint(first.center, 100, 50, within: 0.1)
        expectPoint(second.center, 200, 50, within: 0.1)
        expectPoint(other.center, 200, 300, within: 0.1)
        expect(anchor.length == 0 && pair.length == 50 && own.length == 50)
        expect(animator.items(in: CGRect(x: 90, y: 240, width: 20, height: 20)).map { $0 as? UIView }, equals: [first])
        expect(animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 100)).isEmpty)
    }

    @Test func `a pin turns within its range`() {
        let (post, arm) = (view(100, 200, 20), view(160, 200, 60))
        let anchored = UIDynamicItemBehavior(items: [post])
        anchored.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: post, attachedTo: arm, attachmentAnchor: CGPoint(x: 100, y: 200))
        pin.attachmentRange = UIFloatRange(minimum: -0.1, maximum: .pi / 6)
        add(UIGravityBehavior(items: [arm]), anchored, pin)
        stage.advance(by: 3)
        expectPoint(arm.center, 100 + 60 * cos(.pi / 6), 200 + 60 * sin(.pi / 6), within: 2)
        expect(abs(atan2(arm.transform.b, arm.transform.a) - .pi / 6), isLessThan: 0.03)
    }

    @Test func `a view snaps to a point and rests exactly there`() {
        let view = view(100, 100)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 500))
        add(snap)
        var farthest: CGFloat = 0
        snap.action = { farthest = max(farthest, view.center.y) }
        stage.advance(by: 3)
        expectPoint(view.center, 300, 500, within: 0.1)
        expect(!animator.isRunning && farthest > 505 && view.transform == .identity)
        snap.damping = 1
        snap.snapPoint = CGPoint(x: 300, y: 100)
        farthest = 0
        stage.advance(by: 3)
        expectPoint(view.center, 300, 100, within: 0.1)
        expect(farthest, isAtMost: 500.1)
    }

    @Test func `a snap behavior that is added again keeps the current angle of its item`() {
        let view = view(100, 100)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 100))
        add(snap)
        stage.advance(by: 0.1)
        animator.removeBehavior(snap)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        animator.updateItem(usingCurrentState: view)
        add(snap)
        stage.advance(by: 2)
        expect(abs(view.transform.b - 1), isLessThan: 0.01)
    }

    @Test func `a collision behavior that is added again reports new contacts`() {
        let view = view(200, 750)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let recorder = Recorder()
        collision.collisionDelegate = recorder
        add(UIGravityBehavior(items: [view]), collision)
        stage.advance(by: 0.2)
        expect(recorder.calls, equals: ["touch bounds"])
        animator.removeBehavior(collision)
        view.center = CGPoint(x: 200, y: 600)
        animator.updateItem(usingCurrentState: view)
        add(collision)
        stage.advance(by: 0.1)
        expect(recorder.calls, equals: ["touch bounds"])
        stage.advance(by: 1)
        expect(recorder.calls, equals: ["touch bounds", "touch bounds"])
    }

    @Test func `updates of items, groups and children are observed`() {
        let (first, second, third) = (view(100, 100, 40), view(140, 100, 40), view(300, 100, 40))
        let group = UIDynamicItemGroup(items: [first, second])
        expect(group.center == CGPoint(x: 120, y: 100) && group.bounds.size == CGSize(width: 80, height: 40))
        let parent = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [group, third])
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        parent.addChildBehavior(gravity)
        parent.addChildBehavior(collision)
        add(parent)
        expect(gravity.dynamicAnimator === animator && animator.behaviors == [parent])
        expect(animator.items(in: CGRect(x: 250, y: 50, width: 100, height: 100)).count, equals: 1)
        stage.advance(by: 2)
        expectPoint(first.center, 100, 780)
        expectPoint(second.center, 140, 780)
        third.center = CGPoint(x: 300, y: 100)
        third.transform = CGAffineTransform(scaleX: 2, y: 2)
        animator.updateItem(usingCurrentState: third)
        parent.removeChildBehavior(gravity)
        stage.advance(by: 0.1)
        expect(gravity.dynamicAnimator == nil && third.center == CGPoint(x: 300, y: 100) && third.transform.a == 2)
        animator.removeAllBehaviors()
        stage.advance(by: 0.1)
        expect(animator.behaviors.isEmpty && !animator.isRunning && parent.dynamicAnimator == nil)
    }

    @Test func `round views and views with a collision path collide at their outlines`() {
        final class Round: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -20, y: 20))
                path.addLine(to: CGPoint(x: 20, y: 20))
                path.addLine(to: CGPoint(x: 20, y: -20))
                path.close()
                return path
            }
        }
        let (ball, wedge) = (Round(frame: CGRect(x: 80, y: 60, width: 20, height: 20)), Wedge(frame: .zero))
        wedge.bounds.size = CGSize(width: 40, height: 40)
        wedge.center = CGPoint(x: 100, y: 180)
        for view in [ball, wedge] { stage.root.addSubview(view) }
        let anchored = UIDynamicItemBehavior(items: [wedge])
        anchored.isAnchored = true
        add(UIGravityBehavior(items: [ball]), UICollisionBehavior(items: [ball, wedge]), anchored)
        stage.advance(by: 1)
        // The ball has rolled off the slope to the left.
        expect(ball.center.x < 60 && ball.center.y > 200)
    }

    @Test func `an animator is released while it runs`() {
        let view = view(100, 100)
        weak var former: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: stage.root)
            animator.addBehavior(UIGravityBehavior(items: [view]))
            stage.advance(by: 0.1)
            former = animator
        }
        expectNil(former)
        let center: CGPoint = view.center
        stage.advance(by: 0.5)
        expect(view.center, equals: center)
    }
}
