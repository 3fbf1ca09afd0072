import Expectations
import Foundation
import PlatformHost
import QuartzCore
import TestStage
import Testing

@testable import UIKitAlerts
@testable import UIKitCore

/// Presentations in a context, action sheets as popovers, and bars that appear and disappear.
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
        stage.advance(by: 0.1)
    }

    private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a presentation in a context covers only the context`(style: UIModalPresentationStyle) {
        part.definesPresentationContext = true
        modal.modalPresentationStyle = style
        inner.present(modal, animated: true)
        stage.advance(by: 1)
        expect(frameInWindow(modal.view), equals: CGRect(x: 0, y: 100, width: 400, height: 300))
        expect(modal.presentingViewController === part && inner.presentedViewController === modal)
        expectNil(root.presentedViewController)
        // The rest of the window can present another controller.
        let other = UIViewController()
        root.present(other, animated: false)
        stage.advance(by: 0.1)
        expect(root.presentedViewController, isIdenticalTo: other)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        expect(modal.view.window == nil && inner.presentedViewController == nil)
    }

    @Test func `without a context, a presentation covers the window`() {
        modal.modalPresentationStyle = .overCurrentContext
        inner.present(modal, animated: false)
        stage.advance(by: 0.1)
        expect(frameInWindow(modal.view) == stage.window.bounds && modal.presentingViewController === root)
    }

    @Test func `navigation controllers define a context`() {
        expect(UINavigationController(rootViewController: UIViewController()).definesPresentationContext)
        expect(!UIViewController().definesPresentationContext)
    }

    // MARK: Action sheets

    private func makeActionSheet(_ choose: @escaping (String) -> Void) -> UIAlertController {
        let sheet = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in choose("delete") })
        sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in choose("no") })
        return sheet
    }

    private func buttons(_ view: UIView) -> [AlertButton] {
        (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    @Test func `in a wide window, an action sheet is beside its source`() throws {
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.advance(by: 0.2)
        var chosen: [String] = []
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        root.view.addSubview(source)
        let sheet: UIAlertController = makeActionSheet { chosen.append($0) }
        let popover: UIPopoverPresentationController = try #require(sheet.popoverPresentationController)
        popover.sourceView = source
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        let frame: CGRect = frameInWindow(sheet.view)
        expect(frame.width == 304 && frame.height < 200 && !frame.intersects(frameInWindow(source)))
        expect(buttons(sheet.view).map(\.accessibilityLabel), equals: ["Delete"])
        stage.tap(900, 700)
        stage.advance(by: 1)
        expect(chosen == ["no"] && root.presentedViewController == nil)
    }

    @Test func `in a narrow window, an action sheet is at the bottom`() {
        let sheet: UIAlertController = makeActionSheet { _ in }
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        expect(frameInWindow(sheet.view).maxY, isGreaterThan: 780)
        expect(buttons(sheet.view).map(\.accessibilityLabel), equals: ["Delete", "No"])
    }

    @Test func `in a narrow window, a popover that became a sheet has its controller`() {
        let modal = UIViewController()
        modal.modalPresentationStyle = .popover
        let popover: UIPopoverPresentationController? = modal.popoverPresentationController
        root.present(modal, animated: false)
        stage.advance(by: 1)
        expect(modal.presentationController is UISheetPresentationController)
        expect(popover != nil && modal.popoverPresentationController === popover)
        modal.dismiss(animated: false)
        stage.advance(by: 1)
        weak var released: UIViewController?
        do {
            let other = UIViewController()
            other.modalPresentationStyle = .popover
            released = other
            root.present(other, animated: false)
            stage.advance(by: 1)
            expect(other.popoverPresentationController != nil)
            other.dismiss(animated: false)
        }
        stage.advance(by: 1)
        expectNil(released)
    }

    // MARK: Bars

    private func makeNavigation() -> UINavigationController {
        let first = UIViewController()
        first.toolbarItems = [UIBarButtonItem(title: "One", primaryAction: UIAction { _ in })]
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        stage.window.rootViewController = navigation
        stage.advance(by: 0.2)
        return navigation
    }

    @Test func `toolbar buttons cross-fade in a push, and return after a canceled pop`() {
        let navigation: UINavigationController = makeNavigation()
        let second = UIViewController()
        second.toolbarItems = [UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in })]
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        // The new button, and a picture of the previous one.
        let presented: [UIView] = navigation.toolbar.subviews.filter { $0 is BarButton || $0 is UIImageView }
        expect(presented.count, equals: 2)
        for view in presented {
            let opacity: Float = view.layer.presentation()?.opacity ?? 9
            expect(opacity > 0.05 && opacity < 0.95)
        }
        stage.advance(by: 1)
        expect(navigation.toolbar.subviews.count { $0 is BarButton || $0 is UIImageView }, equals: 1)
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, 80, 400)
        stage.advance(by: 1)
        expect(navigation.toolbar.items, equals: second.toolbarItems)
        expect(navigation.toolbar.subviews.count { $0 is BarButton || $0 is UIImageView }, equals: 1)
        expect(navigation.toolbar.subviews.first { $0 is BarButton }?.alpha, equals: 1)
    }

    @Test func `a toolbar appears from below and disappears downward`() {
        let navigation: UINavigationController = makeNavigation()
        expect(frameInWindow(navigation.toolbar).minY, equals: 756)
        navigation.setToolbarHidden(true, animated: true)
        stage.advance(by: 0.1)
        let presented: CGFloat = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        expect(presented > 757 && presented < 800 && navigation.isToolbarHidden && !navigation.toolbar.isHidden)
        stage.advance(by: 1)
        expect(navigation.toolbar.isHidden)
        expect(navigation.topViewController?.view.safeAreaInsets.bottom, equals: 0)
        navigation.setToolbarHidden(false, animated: true)
        stage.advance(by: 1)
        expect(frameInWindow(navigation.toolbar).minY == 756 && !navigation.toolbar.isHidden)
    }

    @Test func `a navigation bar disappears upward`() {
        let navigation: UINavigationController = makeNavigation()
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0.1)
        let presented: CGFloat = navigation.navigationBar.layer.presentation()?.frame.minY ?? 9
        expect(presented < -1 && presented > -44 && navigation.isNavigationBarHidden)
        stage.advance(by: 1)
        expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: false)
        stage.advance(by: 0.1)
        expect(frameInWindow(navigation.navigationBar), equals: CGRect(x: 0, y: 0, width: 400, height: 44))
    }

    // MARK: Coalesced and predicted touches

    @Test func `an event has coalesced and predicted touches`() {
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
        expect(view.coalesced.count == 20 && view.coalesced[9].location(in: view).x == 160)
        expect(view.predicted.count, equals: 2)
        expect(abs(view.predicted[0].x - 230) < 0.1 && abs(view.predicted[1].x - 240) < 0.1)
        stage.touch(.ended, 220, 100)
        expectNil(UIEvent(kind: .touches, timestamp: 0).coalescedTouches(for: view.coalesced[0]))
    }
}
