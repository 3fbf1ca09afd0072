import Foundation
import PlatformHost
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Presentations that stay in a context, answers beside what they are about, and bars that move.
@MainActor @Suite(.onStage) struct ContextPresentationTests {
    let stage = Stage()
    let root = UIViewController()
    let part = UIViewController()
    let inner = UIViewController()
    let modal = UIViewController()

    init() {
        stage.root.removeFromSuperview()
        root.addChild(part)
        part.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        part.addChild(inner)
        inner.view.frame = part.view.bounds
        part.view.addSubview(inner.view)
        inner.didMove(toParent: part)
        stage.window.rootViewController = root
        stage.pass(0.1)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `what is presented in a context covers that and no more`(style: UIModalPresentationStyle) {
        part.definesPresentationContext = true
        modal.modalPresentationStyle = style
        inner.present(modal, animated: true)
        stage.pass(1)
        #expect(place(modal.view) == CGRect(x: 0, y: 100, width: 400, height: 300))
        #expect(modal.presentingViewController === part && inner.presentedViewController === modal)
        #expect(root.presentedViewController == nil)
        // The rest of the window stays free to present something of its own.
        let other = UIViewController()
        root.present(other, animated: false)
        stage.pass(0.1)
        #expect(root.presentedViewController === other)
        root.dismiss(animated: false)
        stage.pass(0.1)
        modal.dismiss(animated: true)
        stage.pass(1)
        #expect(modal.view.window == nil && inner.presentedViewController == nil)
    }

    @Test func `without a context it covers the window`() {
        modal.modalPresentationStyle = .overCurrentContext
        inner.present(modal, animated: false)
        stage.pass(0.1)
        #expect(place(modal.view) == stage.window.bounds && modal.presentingViewController === root)
    }

    @Test func `navigation controllers define a context`() {
        #expect(UINavigationController(rootViewController: UIViewController()).definesPresentationContext)
        #expect(!UIViewController().definesPresentationContext)
    }

    // MARK: Answers

    private func makeAnswers(_ heard: @escaping (String) -> Void) -> UIAlertController {
        let answers = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .actionSheet)
        answers.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in heard("delete") })
        answers.addAction(UIAlertAction(title: "No", style: .cancel) { _ in heard("no") })
        return answers
    }

    private func buttons(_ view: UIView) -> [AlertButton] {
        (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    @Test func `where there is room, answers stand beside what they are about`() throws {
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.pass(0.2)
        var heard: [String] = []
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        root.view.addSubview(source)
        let answers: UIAlertController = makeAnswers { heard.append($0) }
        let popover: UIPopoverPresentationController = try #require(answers.popoverPresentationController)
        popover.sourceView = source
        root.present(answers, animated: true)
        stage.pass(1)
        let frame: CGRect = place(answers.view)
        #expect(frame.width == 304 && frame.height < 200 && !frame.intersects(place(source)))
        #expect(buttons(answers.view).map(\.accessibilityLabel) == ["Delete"])
        stage.tap(900, 700)
        stage.pass(1)
        #expect(heard == ["no"] && root.presentedViewController == nil)
    }

    @Test func `where there is none, they stand at the bottom`() {
        let answers: UIAlertController = makeAnswers { _ in }
        answers.popoverPresentationController?.sourceView = root.view
        root.present(answers, animated: true)
        stage.pass(1)
        #expect(place(answers.view).maxY > 780)
        #expect(buttons(answers.view).map(\.accessibilityLabel) == ["Delete", "No"])
    }

    // MARK: Bars

    private func makeNavigation() -> UINavigationController {
        let first = UIViewController()
        first.toolbarItems = [UIBarButtonItem(title: "One", primaryAction: UIAction { _ in })]
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        stage.window.rootViewController = navigation
        stage.pass(0.2)
        return navigation
    }

    @Test func `the buttons of a toolbar fade with a push, and back with a pop that is given up`() {
        let navigation: UINavigationController = makeNavigation()
        let second = UIViewController()
        second.toolbarItems = [UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in })]
        let old: UIView? = navigation.toolbar.subviews.first { $0 is BarButton }
        navigation.pushViewController(second, animated: true)
        stage.pass(0.1)
        let seen: [UIView] = navigation.toolbar.subviews.filter { $0 is BarButton }
        #expect(seen.count == 2 && seen.contains { $0 === old })
        let opacity: Float = old?.layer.presentation()?.opacity ?? 9
        #expect(opacity > 0.05 && opacity < 0.95)
        stage.pass(1)
        #expect(navigation.toolbar.subviews.count { $0 is BarButton } == 1 && old?.superview == nil)
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.4)
        stage.pass(0.2)
        stage.touch(.ended, 80, 400)
        stage.pass(1)
        #expect(navigation.toolbar.items == second.toolbarItems)
        #expect(navigation.toolbar.subviews.count { $0 is BarButton } == 1)
    }

    @Test func `a toolbar comes in from below and goes out there`() {
        let navigation: UINavigationController = makeNavigation()
        #expect(place(navigation.toolbar).minY == 756)
        navigation.setToolbarHidden(true, animated: true)
        stage.pass(0.1)
        let seen: CGFloat = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(seen > 757 && seen < 800 && navigation.isToolbarHidden && !navigation.toolbar.isHidden)
        stage.pass(1)
        #expect(navigation.toolbar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
        navigation.setToolbarHidden(false, animated: true)
        stage.pass(1)
        #expect(place(navigation.toolbar).minY == 756 && !navigation.toolbar.isHidden)
    }

    @Test func `a navigation bar goes out above`() {
        let navigation: UINavigationController = makeNavigation()
        navigation.setNavigationBarHidden(true, animated: true)
        stage.pass(0.1)
        let seen: CGFloat = navigation.navigationBar.layer.presentation()?.frame.minY ?? 9
        #expect(seen < -1 && seen > -44 && navigation.isNavigationBarHidden)
        stage.pass(1)
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: false)
        stage.pass(0.1)
        #expect(place(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 400, height: 44))
    }

    // MARK: Touches between reports

    @Test func `a touch tells what became of it since, and where it will be`() {
        final class View: UIView {
            var coalesced: [UITouch] = []
            var predicted: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                coalesced += event?.coalescedTouches(for: touch) ?? []
                predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
            }
        }
        let view = View(frame: stage.window.bounds)
        root.view.addSubview(view)
        stage.touch(.began, 100, 100)
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), duration: 0.2)
        #expect(view.coalesced.count == 20 && view.coalesced[9].location(in: view).x == 160)
        #expect(view.predicted.count == 2)
        #expect(abs(view.predicted[0].x - 230) < 0.1 && abs(view.predicted[1].x - 240) < 0.1)
        stage.touch(.ended, 220, 100)
        #expect(UIEvent(kind: .touches, timestamp: 0).coalescedTouches(for: view.coalesced[0]) == nil)
    }
}
