import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Bar items that are set with an animation.
@MainActor @Suite(.onStage) struct BarItemAnimationTests {
    private let stage = Stage()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private var item: UINavigationItem { page.navigationItem }

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(page, animated: false)
        navigation.setToolbarHidden(false, animated: false)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func makeItem(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func opacity(_ view: UIView?) -> Double? {
        guard let view, view.window != nil else { return nil }
        return Double(view.layer.presentation()?.opacity ?? view.layer.opacity)
    }

    private func findBackButton(in view: UIView) -> BackButton? {
        view as? BackButton ?? view.subviews.lazy.compactMap(findBackButton).first
    }

    /// The pictures of views that fade out.
    private func pictures(in bar: UIView) -> [UIView] { bar.subviews.filter { $0 is UIImageView } }

    @Test func `items that are set with an animation fade in while the previous items fade out`() {
        let (edit, done) = (makeItem("Edit"), makeItem("Done"))
        item.rightBarButtonItem = edit
        stage.advance(by: 0.1)
        let place: CGRect = edit.displayedView?.convert(edit.displayedView?.bounds ?? .zero, to: nil) ?? .zero
        item.setRightBarButton(done, animated: true)
        stage.advance(by: 0.15)
        let picture: UIView? = pictures(in: navigation.navigationBar).first
        for view in [done.displayedView, picture] {
            expect(opacity(view) ?? 0, isGreaterThan: 0.1)
            expect(opacity(view) ?? 1, isLessThan: 0.9)
        }
        expect(picture?.convert(picture?.bounds ?? .zero, to: nil), equals: place)
        stage.advance(by: 1)
        expect(opacity(done.displayedView), equals: 1)
        expect(pictures(in: navigation.navigationBar).isEmpty)
    }

    @Test func `items that stay do not fade`() {
        let edit = makeItem("Edit")
        item.leftBarButtonItem = edit
        item.leftItemsSupplementBackButton = true
        stage.advance(by: 0.1)
        item.setLeftBarButtonItems([edit, makeItem("Add")], animated: true)
        stage.advance(by: 0.15)
        expect(opacity(edit.displayedView), equals: 1)
        expect(pictures(in: navigation.navigationBar).isEmpty)
    }

    @Test func `the back button is hidden and shown with an animation`() {
        item.setHidesBackButton(true, animated: true)
        stage.advance(by: 0.15)
        expect(opacity(pictures(in: navigation.navigationBar).first) ?? 0, isGreaterThan: 0.1)
        stage.advance(by: 1)
        expect(pictures(in: navigation.navigationBar).isEmpty)
        item.setHidesBackButton(false, animated: true)
        stage.advance(by: 0.15)
        let button: BackButton? = findBackButton(in: navigation.navigationBar)
        expect(opacity(button) ?? 1, isLessThan: 0.9)
        stage.advance(by: 1)
        expect(opacity(button), equals: 1)
    }

    @Test(arguments: [false, true])
    func `a custom view keeps its alpha when it leaves a bar and returns`(isInToolbar: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.alpha = 0.5
        let custom = UIBarButtonItem(customView: view)
        func set(_ items: [UIBarButtonItem], animated: Bool) {
            if isInToolbar {
                page.setToolbarItems(items, animated: animated)
            } else {
                item.setRightBarButtonItems(items, animated: animated)
            }
        }
        set([custom], animated: true)
        stage.advance(by: 0.05)
        set([makeItem("Edit")], animated: true)
        stage.advance(by: 0.05)
        set([custom], animated: true)
        stage.advance(by: 1)
        expect(view.window === stage.window)
        expect(view.alpha, equals: 0.5)
        set([], animated: true)
        stage.advance(by: 1)
        expectNil(view.window)
        expect(view.alpha, equals: 0.5)
    }

    @Test func `items appear at once without an animation`() {
        let edit = makeItem("Edit")
        item.setRightBarButton(edit, animated: false)
        stage.host.turn()
        expect(opacity(edit.displayedView), equals: 1)
        UIView.performWithoutAnimation { item.setRightBarButton(makeItem("Done"), animated: true) }
        expect(pictures(in: navigation.navigationBar).isEmpty)
    }
}
