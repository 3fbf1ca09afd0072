import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Animated transitions between tabs, and hidden bars.
@MainActor @Suite(.onStage) final class TabTransitionTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.5) {
                view.alpha = 1
            } completion: { _ in
                view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var interaction: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(fromVC.title ?? "") \(toVC.title ?? "")")
            return Animator()
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    private let stage = Stage()
    private let tabs = UITabBarController()
    private let (one, two) = (Page(), Page())
    private let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        (one.title, two.title) = ("one", "two")
        tabs.viewControllers = [one, two]
        tabs.delegate = delegate
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        one.calls = []
    }

    @Test func `the animator of the delegate shows the selected tab`() {
        expect(delegate.asked, equals: [])
        tabs.selectedIndex = 1
        stage.advance(by: 0.25)
        expect(delegate.asked, equals: ["one two"])
        expect((two.view.layer.presentation()?.opacity ?? 1), isLessThan: 1)
        expect(one.view.window != nil && tabs.transitionCoordinator != nil)
        stage.window.setNeedsLayout()
        tabs.view.setNeedsLayout()
        stage.advance(by: 1)
        expect(two.view.superview === tabs.view && one.view.window == nil && tabs.transitionCoordinator == nil)
        expect(one.calls, equals: ["will disappear true", "disappeared"])
        expect(two.calls, equals: ["will appear true", "appeared"])
        expect(tabs.view.subviews, equals: [two.view, tabs.tabBar])
    }

    @Test func `a selection during a transition completes that transition`() {
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        tabs.selectedIndex = 0
        expect(two.calls, equals: ["will appear true", "appeared", "will disappear true"])
        stage.advance(by: 1)
        expect(delegate.asked, equals: ["one two", "two one"])
        expect(one.calls, equals: ["will disappear true", "disappeared", "will appear true", "appeared"])
        expect(tabs.view.subviews, equals: [one.view, tabs.tabBar])
    }

    @Test func `a canceled transition selects the previous tab again`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        var changes: [[Int?]] = []
        let observation: NSKeyValueObservation = tabs.observe(
            namedKeyPath(\.selectedIndex, "selectedIndex"), options: [.old, .new]
        ) { _, change in changes.append([change.oldValue, change.newValue]) }
        tabs.selectedIndex = 1
        interaction.update(0.5)
        stage.advance(by: 0.1)
        interaction.cancel()
        stage.advance(by: 1)
        expect(changes, equals: [[0, 1], [1, 0]])
        observation.invalidate()
        expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === one.tabBarItem)
        expect(tabs.view.subviews, equals: [one.view, tabs.tabBar])
        expect(one.calls.last == "appeared" && two.calls.last == "disappeared")
    }

    // MARK: Hidden bars

    @Test func `a tab bar that the program hides stays hidden and covers no content`() {
        tabs.tabBar.isHidden = true
        stage.advance(by: 0.1)
        expect(one.view.safeAreaInsets.bottom, equals: 0)
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.advance(by: 1)
        expect(tabs.tabBar.isHidden && one.view.safeAreaInsets.bottom == 0)
        tabs.tabBar.isHidden = false
        stage.advance(by: 0.1)
        expect(one.view.safeAreaInsets.bottom, equals: tabs.tabBar.height)
    }

    private final class HidingPage: UIViewController {
        override func viewWillAppear(_ animated: Bool) { tabBarController?.tabBar.isHidden = true }
        override func viewWillDisappear(_ animated: Bool) { tabBarController?.tabBar.isHidden = false }
    }

    @Test(arguments: [true, false])
    func `a pushed controller hides the tab bar while it is visible`(hidesWhenPushed: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        stage.advance(by: 0.1)
        let page = HidingPage()
        page.hidesBottomBarWhenPushed = hidesWhenPushed
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(!tabs.tabBar.isHidden)
        expect(navigation.topViewController?.view.safeAreaInsets.bottom, equals: 49)
    }

    @Test func `a toolbar takes the place of a hidden tab bar`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        stage.advance(by: 0.1)
        navigation.setToolbarHidden(false, animated: false)
        tabs.tabBar.isHidden = true
        stage.advance(by: 0.1)
        expect(navigation.toolbar.frame, equals: CGRect(x: 0, y: 756, width: 400, height: 44))
    }

    @Test(arguments: [true, false])
    func `hidesBottomBarWhenPushed hides the toolbar until the controller is popped`(animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        navigation.setToolbarHidden(false, animated: false)
        stage.advance(by: 0.1)
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: animated)
        stage.advance(by: 1)
        expect(navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 0)
        navigation.pushViewController(UIViewController(), animated: animated)
        stage.advance(by: 1)
        expect(navigation.toolbar.isHidden)
        navigation.popToRootViewController(animated: animated)
        stage.advance(by: 1)
        expect(!navigation.toolbar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 44)
    }

    @Test func `a controller with hidesBottomBarWhenPushed can show the toolbar`() {
        final class ToolPage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.setToolbarHidden(false, animated: animated)
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        navigation.setToolbarHidden(false, animated: false)
        stage.advance(by: 0.1)
        let page = ToolPage()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        expect(!navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 44)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(!navigation.toolbar.isHidden)
    }
}
