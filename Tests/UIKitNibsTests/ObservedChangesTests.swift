import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitCore
import UIKitNibs

/// The values that observers receive, and changes that observers make.
@MainActor @Suite(.onStage) struct ObservedChangesTests {
    private let stage = Stage()

    private func show(_ controller: UIViewController) {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
    }

    // MARK: Containers

    @Test func `an observer of the selection can select another tab`() {
        let tabs = UITabBarController()
        let pages: [UIViewController] = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = pages
        show(tabs)
        let observation = tabs.observe(\.selectedIndex, options: .new) { tabs, _ in
            if tabs.selectedIndex != 0 { tabs.selectedIndex = 0 }
        }
        tabs.selectedIndex = 2
        expect(tabs.selectedViewController === pages[0] && pages[2].view.window == nil)
        expect(tabs.tabBar.selectedItem, isIdenticalTo: pages[0].tabBarItem)
        expect(pages[0].view.superview, isIdenticalTo: tabs.view)
        observation.invalidate()
    }

    @Test func `an observer of a stack can change the stack after the push has begun`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("\(viewController.title ?? "") \(animated)") }
        }
        let pages: [UIViewController] = ["a", "b", "c"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let navigation = UINavigationController(rootViewController: pages[0])
        show(navigation)
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(pages[1], animated: false)
        let observation = navigation.observe(\.viewControllers, options: .new) { navigation, _ in
            if navigation.viewControllers.count == 3 { navigation.viewControllers = [pages[0], pages[2]] }
        }
        navigation.pushViewController(pages[2], animated: true)
        stage.advance(by: 1)
        expect(delegate.shown, equals: ["b false", "c true"])
        expect(navigation.viewControllers, equals: [pages[0], pages[2]])
        observation.invalidate()
    }

    @Test func `a replacement of the tabs notifies observers of the selection before it`() {
        let tabs = UITabBarController()
        let pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        tabs.selectedIndex = 1
        var changes: [[Int?]] = []
        let observation = tabs.observe(\.selectedIndex, options: [.old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        tabs.viewControllers = [pages[1]]
        expect(changes, equals: [[1, 0]])
        observation.invalidate()
    }
}
