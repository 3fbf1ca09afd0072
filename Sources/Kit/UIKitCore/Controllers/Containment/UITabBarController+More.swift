import Foundation
import FoundationAdditions
import SystemTexts

/// A controller of the “More” list that was moved to the navigation stack of the list.
struct MovedTab {
    let controller: UIViewController
    /// The root of `controller` if it is a navigation controller; otherwise nil. The pages of a navigation controller
    /// are moved instead of the controller itself, because the list has one navigation bar for all pages.
    let root: UIViewController?
}

extension UITabBarController {
    /// Creates the “More” list of a controller. A module above UIKitCore sets it.
    package static var makeMoreList: ((UITabBarController) -> any MoreTabList)?

    /// The maximum number of tabs.
    private var maximumItemCount: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether there are more controllers than tabs, so that the last tab opens a list of the rest.
    var hasMoreList: Bool { tabs.count > maximumItemCount }

    /// The controllers in the “More” list.
    package var moreControllers: [UIViewController] { hasMoreList ? Array(tabs[(maximumItemCount - 1)...]) : [] }

    /// The navigation controller that shows the “More” list and the controllers that the user selects in it.
    ///
    /// It is not one of the `viewControllers`. Select it to show the list.
    public var moreNavigationController: UINavigationController {
        if let storedMoreNavigation { return storedMoreNavigation }
        guard let makeMoreList = Self.makeMoreList else { stopProgram("No module provides the “More” list.") }
        let list = makeMoreList(self)
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(
            title: SystemTexts.localized("More"), image: UIImage(systemName: "ellipsis"), tag: 0)
        storedMoreNavigation = navigation
        return navigation
    }

    /// Sets the items of the tab bar.
    func showItems(animated: Bool) {
        var items: [UITabBarItem] = tabs.prefix(hasMoreList ? maximumItemCount - 1 : tabs.count).map(\.tabBarItem)
        if hasMoreList {
            if moreNavigationController.parent !== self {
                addChild(moreNavigationController)
                moreNavigationController.didMove(toParent: self)
            }
            items.append(moreNavigationController.tabBarItem)
            (moreNavigationController.viewControllers.first as? any MoreTabList)?.reloadTabs()
        } else if let more = storedMoreNavigation, more.parent === self {
            more.willMove(toParent: nil)
            more.removeFromParent()
        }
        tabBar.setItems(items, animated: animated)
    }

    /// Updates the tab bar or the “More” list after the tab bar item of `controller` was replaced or changed.
    func itemDidChange(of controller: UIViewController) {
        guard let index = tabs.firstIndex(of: controller), let items = tabBar.items else { return }
        guard index < items.count - (hasMoreList ? 1 : 0) else {
            (storedMoreNavigation?.viewControllers.first as? any MoreTabList)?.reloadTabs()
            return
        }
        guard items[index] !== controller.tabBarItem else { return }
        showItems(animated: false)
        if selected === controller { tabBar.selectedItem = controller.tabBarItem }
    }

    /// Updates the tabs after the maximum number of tabs changed.
    func maximumItemCountDidChange() {
        guard tabs.count > 5 else { return }
        restoreMovedTab()
        showItems(animated: false)
        if !hasMoreList, selected === storedMoreNavigation { select(tabs.first) } else { show(selected: selected) }
    }

    /// Returns the controller to show for `controller`: itself, or the navigation controller of the “More” list. In the
    /// second case, moves `controller` to the stack of that navigation controller.
    func container(of controller: UIViewController) -> UIViewController {
        guard moreControllers.contains(where: { $0 === controller }) else { return controller }
        moveToMoreList(controller)
        return moreNavigationController
    }

    /// Moves `controller`, or the pages of a navigation controller, to the stack of the “More” list.
    private func moveToMoreList(_ controller: UIViewController) {
        guard movedTab?.controller !== controller, let list = moreNavigationController.viewControllers.first else {
            return
        }
        restoreMovedTab()
        let isVisible: Bool = displayedController === moreNavigationController
        if let navigation = controller as? UINavigationController {
            let pages = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
            movedTab = MovedTab(controller: controller, root: pages.first)
            moreNavigationController.setViewControllers([list] + pages, animated: isVisible)
        } else {
            movedTab = MovedTab(controller: controller, root: nil)
            moreNavigationController.setViewControllers([list, controller], animated: isVisible)
        }
    }

    /// Moves the controller, or its pages, back from the stack of the “More” list.
    func restoreMovedTab() {
        guard let movedTab, let more = storedMoreNavigation, let list = more.viewControllers.first else { return }
        self.movedTab = nil
        let pages = Array(more.viewControllers.dropFirst())
        more.setViewControllers([list], animated: false)
        if let navigation = movedTab.controller as? UINavigationController {
            navigation.setViewControllers(pages.isEmpty ? movedTab.root.map { [$0] } ?? [] : pages, animated: false)
        } else {
            addChild(movedTab.controller)
            movedTab.controller.didMove(toParent: self)
        }
    }

    /// Called after the list appears, which means that the user left the selected controller. That controller is moved
    /// back after this turn, because the navigation controller is still changing its stack.
    package func moreListDidAppear() {
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, movedTab != nil, let storedMoreNavigation, displayedController === storedMoreNavigation,
                storedMoreNavigation.viewControllers.count == 1
            else { return }
            changeKeys(Self.selectionKeys, of: self) {
                restoreMovedTab()
                selected = storedMoreNavigation
            }
        }
    }
}

extension UINavigationController {
    /// The root of this navigation controller, even while its pages are on the stack of the “More” list.
    var rootOfTab: UIViewController? {
        guard viewControllers.isEmpty else { return viewControllers[0] }
        guard let movedTab = (parent as? UITabBarController)?.movedTab, movedTab.controller === self else { return nil }
        return movedTab.root
    }
}
