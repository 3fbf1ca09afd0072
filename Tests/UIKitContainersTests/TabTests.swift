import Expectations
import Foundation
import TestStage
import Testing
import UIKitContainers
import UIKitCore

/// Tabs with view controllers that closures create.
@MainActor @Suite(.onStage) struct TabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true
        var stack: [UIViewController]?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("may \(tab.identifier)")
            return allows
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
        func tabBarController(
            _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] { stack ?? proposedViewControllers }
    }

    private final class OldDelegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController.tab?.identifier != "c" }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append(viewController.tab?.identifier ?? "")
        }
    }

    private let stage = Stage()

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in
            let page = UIViewController()
            page.title = "Title of \(identifier)"
            return page
        }
    }

    private func show(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        return controller
    }

    private func tap(_ index: Int, in controller: UITabBarController) {
        controller.tabBar(controller.tabBar, didSelect: controller.tabBar.items?[index] ?? UITabBarItem())
        stage.advance(by: 1)
    }

    private func titles(_ controller: UITabBarController) -> [String?] {
        controller.tabBar.items?.map(\.displayedTitle) ?? []
    }

    @Test func `tabs show the view controllers of their closures under their own titles`() {
        let tabs: [UITab] = [tab("a"), tab("b")]
        let controller: UITabBarController = show(tabs)
        expect(titles(controller), equals: ["A", "B"])
        expect(controller.viewControllers ?? [], equals: tabs.compactMap(\.viewController))
        expect(controller.selectedTab === tabs[0] && controller.selectedViewController?.tab === tabs[0])
        expect(tabs[0].tabBarController === controller && controller.tab(forIdentifier: "b") === tabs[1])
        controller.selectedTab = tabs[1]
        expect(controller.selectedIndex == 1 && tabs[1].viewController?.view.window != nil)
        tabs[1].title = "New"
        tabs[1].badgeValue = "2"
        expect(titles(controller) == ["A", "New"] && controller.tabBar.items?[1].badgeValue == "2")
        tabs[0].isHidden = true
        expect(titles(controller) == ["New"] && controller.selectedTab === tabs[1])
        tabs[0].isHidden = false
        expect(titles(controller) == ["A", "New"] && controller.selectedTab === tabs[1])
        controller.compactTabIdentifiers = ["b"]
        expect(titles(controller), equals: ["New"])
        controller.viewControllers = [UIViewController()]
        expect(controller.tabs.isEmpty && controller.selectedTab == nil)
    }

    @Test func `search tabs and pinned tabs follow the others, and fixed tabs precede them`() {
        let fixed: UITab = tab("fixed")
        fixed.preferredPlacement = .fixed
        let search = UISearchTab { _ in UIViewController() }
        let controller: UITabBarController = show([search, tab("a"), fixed])
        expect(titles(controller), equals: ["FIXED", "A", "Search"])
        expect(controller.selectedTab === fixed && controller.tabs.first === search)
    }

    @Test func `a delegate permits and reports the tabs that the user selects`() {
        let delegate = Delegate()
        let controller: UITabBarController = show([tab("a"), tab("b")])
        controller.delegate = delegate
        tap(1, in: controller)
        expect(delegate.calls, equals: ["may b", "a to b"])
        delegate.allows = false
        tap(0, in: controller)
        expect(delegate.calls.last == "may a" && controller.selectedTab?.identifier == "b")
        let old = OldDelegate()
        controller.delegate = old
        controller.tabs.append(tab("c"))
        tap(0, in: controller)
        tap(2, in: controller)
        expect(old.calls == ["a"] && controller.selectedTab?.identifier == "a")
    }

    @Test func `a controller with tabs calls the delegate that its subclass gave to super`() {
        final class Controller: UITabBarController {
            let inner = Delegate()
            weak var outer: (any UITabBarControllerDelegate)?
            override var delegate: (any UITabBarControllerDelegate)? {
                get { outer }
                set {
                    outer = newValue
                    super.delegate = inner
                }
            }
        }
        let controller = Controller(tabs: [tab("a"), tab("b")])
        let outer = Delegate()
        controller.delegate = outer
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        tap(1, in: controller)
        expect(controller.inner.calls, equals: ["may b", "a to b"])
        expect(outer.calls, equals: [])
    }

    @Test func `a group shows its selected child under its own title`() {
        let children: [UITab] = [tab("x"), tab("y")]
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        let controller: UITabBarController = show([tab("a"), group])
        expect(titles(controller), equals: ["A", "Group"])
        expect(children[0].parent === group && children[1].tabBarController === controller)
        tap(1, in: controller)
        expect(controller.selectedTab === children[0])
        controller.selectedTab = children[1]
        expect(controller.selectedViewController === children[1].viewController && group.selectedChild === children[1])
        expect(titles(controller) == ["A", "Group"] && controller.selectedIndex == 1)
        group.defaultChildIdentifier = "y"
        group.selectedChild = nil
        expect(controller.selectedTab === children[1])
        group.displayOrderIdentifiers = ["y"]
        expect(group.displayOrder.map(\.identifier), equals: ["y", "x"])
        expect(controller.tab(forIdentifier: "x") === children[0] && group.tab(forIdentifier: "z") == nil)
    }

    @Test func `a group with a navigation controller manages its stack`() {
        let (list, item) = (UIViewController(), tab("item"))
        let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [item]) { _ in list }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let delegate = Delegate()
        let controller: UITabBarController = show([tab("a"), group])
        controller.delegate = delegate
        tap(1, in: controller)
        expect(controller.selectedViewController === navigation && navigation.viewControllers == [list])
        expect(controller.selectedTab === group && delegate.calls == ["may library", "a to library"])
        controller.selectedTab = item
        stage.advance(by: 1)
        expect(navigation.viewControllers == [list, item.viewController] && controller.selectedTab === item)
        expect(item.managingTabGroup === group && group.selectedChild === item)
        navigation.popViewController(animated: false)
        expect(controller.selectedTab === group && group.selectedChild == nil)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        controller.tabs[0].isHidden = true
        expect(navigation.viewControllers, equals: [list, pushed])
        controller.selectedTab = item
        controller.selectedTab = group
        expect(navigation.viewControllers, equals: [list])
        delegate.stack = [item.viewController ?? list]
        controller.selectedTab = item
        expect(navigation.viewControllers, equals: [item.viewController])
    }

    @Test func `a page of a group that the user left stays away until its tab is selected again`() {
        let (list, item) = (UIViewController(), tab("item"))
        let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [item]) { _ in list }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let delegate = Delegate()
        let controller: UITabBarController = show([group, tab("a"), tab("b")])
        controller.delegate = delegate
        func openAndLeave() {
            group.selectedChild = item
            expect(navigation.viewControllers, equals: [list, item.viewController])
            stage.advance(by: 1)
            navigation.popViewController(animated: false)
        }
        openAndLeave()
        controller.tabs[1].isHidden = true
        expect(navigation.viewControllers, equals: [list])
        openAndLeave()
        controller.tabs.append(tab("c"))
        expect(navigation.viewControllers, equals: [list])
        openAndLeave()
        controller.selectedTab = controller.tabs[2]
        expect(navigation.viewControllers, equals: [list])
        tap(0, in: controller)
        expect(delegate.calls, equals: ["may library", "b to library"])
        openAndLeave()
        expect(group.selectedChild == nil)
        openAndLeave()
        group.isHidden = true
        group.selectedChild = item
        expect(group.selectedChild === item)
        group.isHidden = false
        expect(navigation.viewControllers, equals: [list, item.viewController])
    }

    @Test func `a group that loses its selected tab shows another tab or its own page`() {
        let (list, item, children) = (UIViewController(), tab("i"), [tab("x"), tab("y")])
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [item]) { _ in list }
        let navigation = UINavigationController()
        library.managingNavigationController = navigation
        let controller: UITabBarController = show([group, library])
        controller.selectedTab = children[1]
        group.children.removeAll { $0 === children[1] }
        expect(controller.selectedTab === children[0] && group.selectedChild == nil)
        expect(controller.selectedViewController === children[0].viewController)
        controller.selectedTab = item
        stage.advance(by: 1)
        expect(navigation.viewControllers.count, equals: 2)
        library.children = []
        expect(controller.selectedTab === library && library.selectedChild == nil)
        expect(controller.selectedViewController === navigation && navigation.viewControllers == [list])
    }

    @Test func `a tab that moves to another group belongs to that group`() {
        let (first, second) = (tab("x"), tab("y"))
        let old = UITabGroup(title: "Old", image: nil, identifier: "old", children: [first, second])
        let new = UITabGroup(title: "New", image: nil, identifier: "new", children: [tab("z")])
        let controller: UITabBarController = show([old, new])
        new.children.append(second)
        old.children.removeAll { $0 === second }
        expect(second.parent === new && second.tabBarController === controller)
        controller.selectedTab = second
        expect(controller.selectedViewController === second.viewController && controller.selectedIndex == 1)
    }

    private final class Reader: UIViewController {
        var onAppear: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            onAppear()
        }
    }

    @Test func `a canceled swipe back in a group keeps the selected tab`() {
        stage.root.removeFromSuperview()
        let (list, item) = (Reader(), tab("item"))
        let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [item]) { _ in list }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller: UITabBarController = show([group, tab("a"), tab("b")])
        controller.selectedTab = item
        stage.advance(by: 1)
        var selected: [UITab?] = []
        list.onAppear = { selected = [group.selectedChild, controller.selectedTab] }
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3)
        expect(selected == [nil, group] && controller.selectedTab === group)
        controller.tabs[1].isHidden = true
        expect(navigation.transitionCoordinator?.isInteractive, equals: true)
        expect(navigation.viewControllers, equals: [list])
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        stage.advance(by: 0.2)
        stage.touch(.ended, 60, 400)
        controller.tabs[1].isHidden = false
        stage.advance(by: 1)
        expect(group.selectedChild === item && controller.selectedTab === item)
        controller.tabs[2].isHidden = true
        expect(navigation.viewControllers, equals: [list, item.viewController])
        // A swipe that ends selects the group.
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        stage.touch(.ended, 300, 400)
        stage.advance(by: 1)
        expect(group.selectedChild == nil && controller.selectedTab === group)
        controller.tabs[2].isHidden = false
        expect(navigation.viewControllers, equals: [list])
    }

    @Test func `a group is selected after the user left several pages at once`() {
        let (list, item) = (UIViewController(), tab("item"))
        let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [item]) { _ in
            UIViewController()
        }
        let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner]) { _ in list }
        let navigation = UINavigationController()
        outer.managingNavigationController = navigation
        let controller: UITabBarController = show([outer, tab("a")])
        controller.selectedTab = item
        stage.advance(by: 1)
        expect(navigation.viewControllers.count == 3 && controller.selectedTab === item)
        navigation.popToRootViewController(animated: false)
        expect(controller.selectedTab === outer && outer.selectedChild == nil && inner.selectedChild == nil)
        controller.tabs[1].isHidden = true
        expect(navigation.viewControllers, equals: [list])
    }
}
