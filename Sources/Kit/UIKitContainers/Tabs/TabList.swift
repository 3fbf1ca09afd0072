import Foundation
import ProgramDiagnostics
import UIKitCore

/// The tabs of a tab bar controller. It provides the tab bar controller with their view controllers.
@MainActor
final class TabList: TabSelecting {
    private(set) weak var controller: UITabBarController?
    private(set) var tabs: [UITab] = []
    /// The identifiers of the tabs that are shown in a compact width; nil for all tabs.
    var compactIdentifiers: [String]? {
        didSet { tabsDidChange() }
    }
    /// The tabs in the tab bar, in the order of the view controllers.
    private var shown: [UITab] = []
    /// Whether the view controllers are being replaced.
    private var isUpdating = false

    init(controller: UITabBarController) {
        self.controller = controller
    }

    func setTabs(_ new: [UITab], animated: Bool) {
        update(animated: animated) {
            for tab in tabs where !new.contains(where: { $0 === tab }) { tab.setSelection(nil) }
            tabs = new
            for tab in tabs { tab.setSelection(self) }
        }
    }

    // MARK: Selection

    /// The selected tab, which may be in a group.
    var selectedTab: UITab? {
        let selected: UIViewController? = controller?.selectedViewController
        guard let index = controller?.viewControllers?.firstIndex(where: { $0 === selected }),
            shown.indices.contains(index)
        else { return nil }
        return selectedLeaf(of: shown[index])
    }

    func select(_ tab: UITab) {
        let path: [UITab] = tab.path
        guard let index = shown.firstIndex(where: { $0 === path[0] }) else { return }
        guard let controller else { return }
        changeKeys(["selectedTab"], of: controller) {
            update {
                for (group, child) in zip(path, path.dropFirst()) {
                    (group as? UITabGroup)?.storedSelectedChild = child
                }
                (tab as? UITabGroup)?.storedSelectedChild = nil
            }
            guard let controllers = controller.viewControllers, controllers.indices.contains(index) else { return }
            controller.selectedViewController = controllers[index]
        }
    }

    func prepareSelection(of selected: UIViewController) -> (() -> Void)? {
        guard let controller else { return nil }
        guard let index = controller.viewControllers?.firstIndex(where: { $0 === selected }) else {
            // The “More” list has no tab.
            guard controller.storedDelegate?.tabBarController(controller, shouldSelect: selected) ?? true else {
                return nil
            }
            return { controller.storedDelegate?.tabBarController(controller, didSelect: selected) }
        }
        let tab: UITab = selectedLeaf(of: shown[index])
        guard controller.storedDelegate?.tabBarController(controller, shouldSelectTab: tab) ?? true else { return nil }
        let previous: UITab? = selectedTab
        return { [self] in
            guard let current = selectedTab else { return }
            controller.storedDelegate?.tabBarController(controller, didSelectTab: current, previousTab: previous)
        }
    }

    /// Returns whether the user returned from the selected child of a group to the group, or to a group around it.
    func hasLeftChild(of group: UITabGroup) -> Bool {
        shown.contains { root in leftGroups(of: root).contains { $0 === group } }
    }

    private func selectedLeaf(of root: UITab) -> UITab { leftGroups(of: root).first ?? root.selectedLeaf }

    /// Returns the group whose view controller the user returned to, and the selected groups in it, whose view
    /// controllers the user popped. The result is empty if the user popped nothing.
    private func leftGroups(of root: UITab) -> [UITabGroup] {
        let path: [UITab] = root.selectedLeaf.path
        // During an update, the stacks do not yet contain the selected tabs.
        guard !isUpdating, let stack = managingGroup(of: path)?.managingNavigationController?.viewControllers,
            let index = path.lastIndex(where: { tab in stack.contains { $0 === tab.storedController } }),
            path[(index + 1)...].contains(where: { $0.storedController != nil })
        else { return [] }
        return path[index...].compactMap { $0 as? UITabGroup }
    }

    /// Selects the groups whose view controllers the user returned to, in place of the tabs that the user popped.
    ///
    /// - Returns: The popped tabs that reappear if the user cancels a swipe, with their groups.
    private func forgetPoppedTabs() -> [(group: UITabGroup, child: UITab)] {
        var returning: [(group: UITabGroup, child: UITab)] = []
        for root in shown {
            let coordinator: (any UIViewControllerTransitionCoordinator)? =
                managingGroup(of: root.selectedLeaf.path)?.managingNavigationController?.transitionCoordinator
            let canReturn: Bool = coordinator.map { $0.isInteractive || $0.isCancelled } ?? false
            for group in leftGroups(of: root) {
                if canReturn, let child = group.storedSelectedChild { returning.append((group, child)) }
                group.storedSelectedChild = nil
            }
        }
        return returning
    }

    // MARK: View controllers

    func tabsDidChange() { update {} }

    /// Changes the tabs or their selection, and shows the result.
    func update(animated: Bool = false, change: () -> Void) {
        let returning: [(group: UITabGroup, child: UITab)] = forgetPoppedTabs()
        change()
        defer {
            for (group, child) in returning where group.storedSelectedChild == nil && child.parent === group {
                group.storedSelectedChild = child
            }
        }
        guard let controller, !isUpdating else { return }
        isUpdating = true
        let selected: UITab? = controller.selectedViewController === nil ? nil : selectedRoot
        let isCompact: Bool = controller.traitCollection.horizontalSizeClass != .regular
        let visible: [UITab] = tabs.filter { tab in
            !tab.isHidden && (!isCompact || compactIdentifiers?.contains(tab.identifier) ?? true)
        }
        let fixed: [UITab] = visible.filter { $0.preferredPlacement == .fixed }
        let pinned: [UITab] = visible.filter { $0.preferredPlacement == .pinned }
        shown = fixed + visible.filter { ![.fixed, .pinned].contains($0.preferredPlacement) } + pinned
        let controllers: [UIViewController] = shown.map { displayedController(of: $0) }
        for (tab, page) in zip(shown, controllers) where page.tabBarItem !== tab.item { page.tabBarItem = tab.item }
        if !controllers.elementsEqual(controller.viewControllers ?? [], by: ===) {
            controller.replaceControllers(controllers, animated: animated)
            if let index = shown.firstIndex(where: { $0 === selected }) {
                controller.selectedViewController = controllers[index]
            }
        }
        isUpdating = false
    }

    /// The selected tab in the tab bar.
    private var selectedRoot: UITab? {
        guard let item = controller?.selectedViewController?.tabBarItem else { return nil }
        return shown.first { $0.item === item }
    }

    /// Returns the view controller that a tab in the tab bar shows.
    private func displayedController(of root: UITab) -> UIViewController {
        let path: [UITab] = root.selectedLeaf.path
        guard let navigation = managingGroup(of: path)?.managingNavigationController else {
            for tab in path.reversed() {
                if let page = tab.viewController { return page }
            }
            stopProgram("The tab \(root.identifier) has no view controller.")
        }
        let pages: [UIViewController] = path.compactMap(\.viewController)
        let stack: [UIViewController] =
            controller.flatMap { controller in
                controller.storedDelegate?.tabBarController(
                    controller, displayedViewControllersFor: path[path.count - 1], proposedViewControllers: pages)
            } ?? pages
        let present: [UIViewController] = navigation.viewControllers
        // The app may have pushed more pages onto the stack. Pages of other tabs are removed.
        if !present.starts(with: stack, by: ===) || present.dropFirst(stack.count).contains(where: { $0.tab != nil }) {
            navigation.setViewControllers(stack, animated: navigation.viewIfLoaded?.window != nil)
        }
        return navigation
    }

    private func managingGroup(of path: [UITab]) -> UITabGroup? {
        path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }
}
