import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing
import UIKitTransitions

@testable import UIKitCore

/// Zooms that other changes interrupt, and dismissals that are not permitted.
@MainActor @Suite(.onStage) struct ZoomInterruptionTests {
    private let stage = Stage()
    private let list = UIViewController()
    private let navigation: UINavigationController

    private final class Page: UIViewController {
        var onDisappear: () -> Void = {}
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            onDisappear()
        }
    }

    private final class ScrollingPage: UIViewController {
        let scrollView = UIScrollView()
        override func loadView() { view = scrollView }
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentSize = CGSize(width: 100, height: 5000)
        }
    }

    private final class Permission: NSObject, UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
    }

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func zooming<Controller: UIViewController>(_ controller: Controller) -> Controller {
        controller.preferredTransition = .zoom { _ in nil }
        return controller
    }

    private func push(_ page: UIViewController) {
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
    }

    /// Drags the page down with the first finger.
    private func drag(by distance: CGFloat, lifts: Bool) {
        stage.touch(.began, 200, 300)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + distance), duration: 0.3)
        stage.advance(by: 0.3)
        stage.touch(.moved, 200, 300 + distance)
        if lifts { stage.touch(.ended, 200, 300 + distance) }
    }

    private func isAtRest(_ page: UIViewController) -> Bool {
        page.view.transform.isIdentity && page.view.mask == nil && page.view.alpha == 1
    }

    // MARK: Interruptions

    /// Holds a page under a finger while a second finger taps a button that pushes another page.
    private func interruptDrag(of page: UIViewController) {
        push(page)
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
        button.addAction(
            UIAction { [navigation] _ in navigation.pushViewController(UIViewController(), animated: true) },
            for: .touchDown)
        stage.window.addSubview(button)
        drag(by: 200, lifts: false)
        expect(page.transitionCoordinator?.isInteractive, equals: true)
        stage.touch(.began, 200, 750, finger: 2)
        stage.advance(by: 1)
        stage.touch(.ended, 200, 750, finger: 2)
        stage.touch(.ended, 200, 500)
        button.removeFromSuperview()
        stage.advance(by: 1)
        expect(navigation.viewControllers.count == 2 && navigation.topViewController !== page)
    }

    @Test func `a page whose drag another push ended can be shown and left again`() {
        let page = zooming(Page())
        interruptDrag(of: page)
        expect(isAtRest(page) && page.view.window == nil)
        navigation.popViewController(animated: false)
        push(page)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(navigation.topViewController === list && page.view.window == nil && isAtRest(page))
        push(page)
        drag(by: 300, lifts: true)
        stage.advance(by: 1)
        expect(navigation.topViewController, isIdenticalTo: list)
    }

    @Test func `a page whose drag another push ended is released`() {
        weak var page: Page?
        do {
            let shown = zooming(Page())
            page = shown
            interruptDrag(of: shown)
        }
        stage.advance(by: 0.1)
        expectNil(page)
    }

    @Test func `a page that pushes another page when a drag begins keeps its shape`() {
        let page = zooming(Page())
        let other = UIViewController()
        push(page)
        page.onDisappear = { [navigation] in navigation.pushViewController(other, animated: true) }
        drag(by: 200, lifts: true)
        stage.advance(by: 1)
        expect(navigation.viewControllers, equals: [list, other])
        expect(isAtRest(page))
        page.onDisappear = {}
        navigation.popViewController(animated: false)
        push(page)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(navigation.topViewController === list && page.view.window == nil)
    }

    @Test func `a page that scrolls during its zoom stays scrolled`() throws {
        let page = zooming(ScrollingPage())
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        page.scrollView.contentOffset = CGPoint(x: 0, y: 900)
        expect(try #require(page.view.mask).frame.minY, equals: 900)
        stage.advance(by: 1)
        expect(page.scrollView.contentOffset.y == 900 && isAtRest(page))
    }

    // MARK: Permission

    @Test func `gestures do not dismiss a modal controller, and its delegate is notified of the attempt`() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let page = zooming(UIViewController())
            let permission = Permission()
            page.modalPresentationStyle = style
            page.isModalInPresentation = true
            page.presentationController?.delegate = permission
            list.present(page, animated: true)
            stage.advance(by: 1)
            drag(by: 300, lifts: true)
            stage.advance(by: 1)
            expect(list.presentedViewController === page && permission.calls == ["attempt"])
            page.isModalInPresentation = false
            permission.allows = false
            drag(by: 300, lifts: true)
            stage.advance(by: 1)
            expect(list.presentedViewController === page && permission.calls == ["attempt", "attempt"])
            page.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }

    @Test func `the delegate is notified of a dismissal by a gesture, but not of a canceled one`() {
        let page = zooming(UIViewController())
        let permission = Permission()
        page.modalPresentationStyle = .fullScreen
        page.presentationController?.delegate = permission
        list.present(page, animated: true)
        stage.advance(by: 1)
        drag(by: 50, lifts: true)
        stage.advance(by: 1)
        expect(list.presentedViewController === page && permission.calls == [])
        drag(by: 300, lifts: false)
        expect(permission.calls, equals: [])
        stage.touch(.ended, 200, 600)
        expect(permission.calls, equals: ["will"])
        stage.advance(by: 1)
        expect(list.presentedViewController == nil && permission.calls == ["will", "did"])
    }

    // MARK: Fingers

    @Test(arguments: [CGPoint(x: 200, y: 300), CGPoint(x: 120, y: 350)])
    func `a pinch continues when a finger lifts and touches down again`(_ point: CGPoint) {
        let page = zooming(UIViewController())
        push(page)
        stage.touch(.began, 200, 200, finger: 1)
        stage.touch(.began, 200, 600, finger: 2)
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touch(.moved, 200, 200 + CGFloat(step) * 10, finger: 1)
            stage.touch(.moved, 200, 600 - CGFloat(step) * 10, finger: 2)
        }
        let (center, transform) = (page.view.center, page.view.transform)
        expect(transform.a > 0.3 && transform.a < 0.9)
        stage.touch(.ended, 200, 300, finger: 1)
        stage.advance(by: 0.1)
        stage.touch(.began, point.x, point.y, finger: 3)
        stage.advance(by: 0.1)
        stage.touch(.moved, point.x + 1, point.y, finger: 3)
        let moved = page.view.transform
        expect(abs(moved.a - transform.a) < 0.02 && abs(moved.b - transform.b) < 0.02, "\(moved)")
        expect(hypot(page.view.center.x - center.x, page.view.center.y - center.y), isLessThan: 3)
        stage.touch(.ended, point.x + 1, point.y, finger: 3)
        stage.touch(.ended, 200, 500, finger: 2)
        stage.advance(by: 1)
        expect(page.view.window == nil || isAtRest(page))
    }
}
