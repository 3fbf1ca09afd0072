import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

/// Members of views, controllers and controls that subclasses override.
@MainActor @Suite(.onStage) struct MemberOverrideTests {
    private final class Container: UIView {
        var log: [String] = []
        override func bringSubviewToFront(_ view: UIView) {
            log.append("front")
            super.bringSubviewToFront(view)
        }
        override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            log.append("below")
            super.insertSubview(view, belowSubview: siblingSubview)
        }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let point = super.convert(point, to: view)
            return CGPoint(x: point.x + 1, y: point.y)
        }
        override func endEditing(_ force: Bool) -> Bool {
            log.append("end")
            return super.endEditing(force)
        }
        override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }
        override var gestureRecognizers: [UIGestureRecognizer]? { didSet { log.append("recognizers") } }
        override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    }

    private final class Parent: UIViewController {
        var log: [String] = []
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            log.append("begin \(isAppearing)")
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        override func endAppearanceTransition() {
            log.append("end")
            super.endAppearanceTransition()
        }
        override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
            UITraitCollection(userInterfaceStyle: .dark)
        }
        override var transitionCoordinator: UIViewControllerTransitionCoordinator? { super.transitionCoordinator }
    }

    private final class Segments: UISegmentedControl {
        override func setTitle(_ title: String?, forSegmentAt segment: Int) {
            super.setTitle(title?.uppercased(), forSegmentAt: segment)
        }
    }

    private final class Field: UITextField {
        override var endOfDocument: UITextPosition { beginningOfDocument }
        override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
            super.offset(from: from, to: toPosition) + 1
        }
    }

    private final class Labeled: UIView {
        let title = UILabel()
        override func forBaselineLayout() -> UIView { title }
    }

    private let stage = Stage()

    @Test func `a view overrides the members that move subviews and convert points`() {
        let view = Container(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        stage.root.addSubview(view)
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        view.bringSubviewToFront(second)
        view.gestureRecognizers = [UITapGestureRecognizer()]
        _ = view.endEditing(true)
        expect(view.log, equals: ["below", "front", "recognizers", "end"])
        expect(view.subviews.last === second)
        expect(view.convert(.zero, to: stage.root as UIView?), equals: CGPoint(x: 11, y: 10))
        expect(stage.root.viewWithTag(9) === view)
    }

    @Test func `a controller overrides the transitions of its appearance and the traits of its children`() {
        let parent = Parent()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.window.rootViewController = parent
        stage.host.turn()
        expect(parent.log, equals: ["begin true", "end"])
        expect(child.traitCollection.userInterfaceStyle, equals: .dark)
        expect(child.view.traitCollection.userInterfaceStyle, equals: .dark)
        expect(parent.traitCollection.userInterfaceStyle, equals: .light)
    }

    @Test func `controls override their segments and positions`() {
        let segments = Segments(items: ["a"])
        segments.setTitle("b", forSegmentAt: 0)
        expect(segments.titleForSegment(at: 0), equals: "B")
        let field = Field()
        field.text = "abc"
        expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), equals: 1)
    }

    @Test func `the baselines of older code are those of a subview`() {
        let view = Labeled()
        expect(view.forFirstBaselineLayout === view.title && view.forLastBaselineLayout === view.title)
    }
}
