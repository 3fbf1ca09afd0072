import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing
import UIKitTransitions

@testable import UIKitCore

@MainActor @Suite(.onStage) struct ZoomTransitionTests {
    private let stage = Stage()
    private let list = Page()
    private let detail = Page()
    private let navigation: UINavigationController
    private let thumbnail = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: list)
        list.view.addSubview(thumbnail)
        thumbnail.backgroundColor = .systemBlue
        thumbnail.layer.cornerRadius = 10
        detail.view.backgroundColor = .systemYellow
        detail.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private var thumbnailFrame: CGRect { thumbnail.convert(thumbnail.bounds, to: nil) }

    /// The frame of the page on the screen, in the current frame of the animation.
    private func frame(of page: UIViewController) -> CGRect? {
        guard let layer = page.view.layer.presentation() else { return nil }
        return page.view.superview?.layer.convert(layer.frame, to: stage.window.layer)
    }

    /// Whether no view of the transition is left, and the page has its size.
    private func isAtRest(_ page: UIViewController) -> Bool {
        page.view.transform.isIdentity && page.view.mask == nil && thumbnail.alpha == 1
            && page.view.bounds.size == CGSize(width: 400, height: 800)
    }

    @Test func `a pushed page zooms out of its source and back into it`() throws {
        let source: CGRect = thumbnailFrame
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.02)
        let first: CGRect = try #require(frame(of: detail))
        expect(first.width < 180 && abs(first.minX - source.minX) < 20, "\(first)")
        expect(thumbnail.alpha, equals: 0)
        expect(detail.view.mask != nil)
        stage.advance(by: 1)
        expect(isAtRest(detail))
        expect(navigation.topViewController === detail && list.view.superview == nil)
        expect(detail.view.superview?.subviews.count, equals: 1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.3)
        let last: CGRect = try #require(frame(of: detail))
        expect(last.width < 130 && abs(last.minX - source.minX) < 15, "\(last)")
        stage.advance(by: 1)
        expect(isAtRest(detail))
        expect(navigation.topViewController === list && detail.view.superview == nil)
        expect(list.view.superview?.subviews.count, equals: 1)
        expect(detail.calls, equals: ["will appear", "appeared", "will disappear", "disappeared"])
    }

    @Test func `the source can differ when the page disappears`() throws {
        let other = UIView(frame: CGRect(x: 300, y: 600, width: 50, height: 50))
        list.view.addSubview(other)
        var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
        detail.preferredTransition = .zoom { [thumbnail] context in
            contexts.append(context)
            return contexts.count == 1 ? thumbnail : other
        }
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.35)
        expect(try #require(frame(of: detail)).minX > 250)
        stage.advance(by: 1)
        expect(other.alpha, equals: 1)
        expect(contexts.count, equals: 2)
        expect(contexts.allSatisfy { $0.sourceViewController === list && $0.zoomedViewController === detail })
    }

    @Test func `a page without a source grows and fades in`() throws {
        detail.preferredTransition = .zoom { _ in nil }
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.02)
        expect(try #require(frame(of: detail)).width > 350)
        expect(try #require(detail.view.layer.presentation()).opacity < 0.5)
        stage.advance(by: 1)
        expect(isAtRest(detail) && detail.view.alpha == 1)
    }

    @Test func `a presented controller zooms in every style`() throws {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            detail.modalPresentationStyle = style
            list.present(detail, animated: true)
            stage.advance(by: 0.02)
            expect(try #require(frame(of: detail)).width < 180)
            stage.advance(by: 1)
            expect(isAtRest(detail))
            list.dismiss(animated: true)
            stage.advance(by: 1)
            expect(list.presentedViewController == nil && navigation.view.window != nil)
            expect(isAtRest(detail))
        }
    }

    // MARK: Gestures

    /// Drags from a point in steps, and lifts the finger after a rest.
    private func drag(from start: CGPoint, by movement: CGVector, lifts: Bool = true) {
        let end = CGPoint(x: start.x + movement.dx, y: start.y + movement.dy)
        stage.touch(.began, start.x, start.y)
        stage.drag(from: start, to: end, duration: 0.3)
        stage.advance(by: 0.3)
        stage.touch(.moved, end.x, end.y)
        if lifts { stage.touch(.ended, end.x, end.y) }
    }

    private func push() {
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 1)
        detail.calls = []
        list.calls = []
    }

    @Test func `a long drag down pops the page into its source`() throws {
        push()
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300), lifts: false)
        let held: CGRect = try #require(frame(of: detail))
        expect(held.width > 250 && held.width < 330, "\(held)")
        expect(detail.transitionCoordinator?.isInteractive, equals: true)
        expect(list.view.window != nil)
        stage.touch(.ended, 200, 600)
        stage.advance(by: 1)
        expect(navigation.topViewController === list && isAtRest(detail))
        expect(detail.calls, equals: ["will disappear", "disappeared"])
        expect(list.calls, equals: ["will appear", "appeared"])
    }

    @Test func `a short drag leaves the page where it was`() {
        push()
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 60))
        stage.advance(by: 1)
        expect(navigation.topViewController === detail && isAtRest(detail))
        expect(navigation.viewControllers.count, equals: 2)
        expect(list.view.window == nil)
        expect(detail.calls, equals: ["will disappear", "will appear", "appeared"])
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300))
        stage.advance(by: 1)
        expect(navigation.topViewController, isIdenticalTo: list)
    }

    @Test func `a swipe from the edge shrinks the page instead of sliding it`() throws {
        push()
        drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 220, dy: 0), lifts: false)
        let held: CGRect = try #require(frame(of: detail))
        expect(held.width > 230 && held.width < 290 && held.minX > 150, "\(held)")
        stage.touch(.ended, 222, 300)
        stage.advance(by: 1)
        expect(navigation.topViewController === list && isAtRest(detail))
    }

    /// Moves two fingers, one above the other, in 8 steps.
    private func pinch(by distance: CGFloat) {
        stage.touch(.began, 200, 200, finger: 1)
        stage.touch(.began, 200, 600, finger: 2)
        for step in 1...8 {
            stage.advance(by: 0.02)
            let moved = CGFloat(step) * distance / 8
            stage.touch(.moved, 200, 200 + moved, finger: 1)
            stage.touch(.moved, 200, 600 - moved, finger: 2)
        }
    }

    @Test func `fingers that move apart do not dismiss the page`() {
        push()
        pinch(by: -100)
        expect(detail.transitionCoordinator == nil)
        stage.touch(.ended, 200, 100, finger: 1)
        stage.touch(.ended, 200, 700, finger: 2)
        expect(navigation.topViewController === detail && isAtRest(detail))
    }

    @Test func `a pinch dismisses a presented controller`() throws {
        detail.modalPresentationStyle = .fullScreen
        list.present(detail, animated: true)
        stage.advance(by: 1)
        pinch(by: 160)
        expect(try #require(frame(of: detail)).width < 200)
        stage.touch(.ended, 200, 360, finger: 1)
        stage.touch(.ended, 200, 440, finger: 2)
        stage.advance(by: 1)
        expect(list.presentedViewController == nil && isAtRest(detail))
    }

    @Test func `a scrolled page scrolls to its top before a drag can dismiss it`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        detail.view.addSubview(scrollView)
        push()
        stage.touch(.began, 200, 600)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3)
        expect(scrollView.contentOffset.y > 100, "The content follows the finger before it lifts.")
        stage.touch(.ended, 200, 400)
        stage.advance(by: 3)
        scrollView.contentOffset.y = 200
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 2)
        expect(navigation.topViewController, isIdenticalTo: detail)
        expect(scrollView.contentOffset.y, equals: -scrollView.adjustedContentInset.top)
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 2)
        expect(navigation.topViewController, isIdenticalTo: list)
    }

    @Test func `the gestures follow changes of the transition of a visible page`() {
        push()
        detail.preferredTransition = nil
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 1)
        expect(navigation.topViewController, isIdenticalTo: detail)
        detail.preferredTransition = .zoom { _ in nil }
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 1)
        expect(navigation.topViewController, isIdenticalTo: list)
    }

    @Test func `options decide whether a gesture dismisses the page`() {
        let options = UIViewController.Transition.ZoomOptions()
        var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
        options.interactiveDismissShouldBegin = { context in
            contexts.append(context)
            return false
        }
        detail.preferredTransition = .zoom(options: options) { [thumbnail] _ in thumbnail }
        push()
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 1)
        expect(navigation.topViewController, isIdenticalTo: detail)
        expect(contexts.first?.willBegin, equals: true)
        expect((contexts.first?.velocity.dy ?? 0) > 500)
    }

    @Test func `the root page of a navigation controller cannot be dragged away`() {
        list.preferredTransition = .zoom { _ in nil }
        navigation.setViewControllers([list], animated: false)
        drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 350))
        stage.advance(by: 1)
        expect(navigation.topViewController === list && isAtRest(list))
    }

    @Test func `a transition that is completed early restores the page`() {
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(detail, animated: false)
        stage.advance(by: 1)
        expect(isAtRest(detail) && navigation.topViewController === detail)
        expect(detail.view.superview?.subviews.count, equals: 1)
    }

    @Test func `the gestures are released with the view`() {
        weak var recognizer: UIGestureRecognizer?
        do {
            let page = UIViewController()
            page.preferredTransition = .zoom { _ in nil }
            navigation.pushViewController(page, animated: true)
            recognizer = page.view.gestureRecognizers?.first
        }
        stage.advance(by: 1)
        expect(recognizer?.name, equals: "zoomDrag")
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(recognizer == nil)
    }

    @Test func `a cross dissolve fades a pushed page`() throws {
        detail.preferredTransition = .crossDissolve
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.1)
        let opacity = try #require(detail.view.layer.presentation()).opacity
        expect(opacity > 0.1 && opacity < 0.95)
        expect(frame(of: detail), equals: CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        expect(list.view.window != nil && detail.view.window != nil)
        stage.advance(by: 1)
        expect(detail.view.window == nil)
    }
}
