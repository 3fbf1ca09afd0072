import Foundation
import UIKitCore

extension UITab {
    /// The group that contains the tab, if any.
    public var parent: UITabGroup? { group as? UITabGroup }

    /// The outermost group with a navigation controller that contains the tab, if any.
    public var managingTabGroup: UITabGroup? {
        path.dropLast().lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// The tab bar controller that contains the tab or its group, if any.
    public var tabBarController: UITabBarController? { (selection as? TabList)?.controller }

    /// The tabs from the outermost group that contains the tab to the tab itself.
    var path: [UITab] { (group?.path ?? []) + [self] }

    /// The tab itself or, if it is a group, the selected tab in it.
    var selectedLeaf: UITab {
        guard let group = self as? UITabGroup else { return self }
        if let child = group.storedSelectedChild { return child.selectedLeaf }
        guard viewControllerProvider == nil, let child = group.defaultChild else { return self }
        return child.selectedLeaf
    }

    /// Sets the tabs that contain this tab, also for the tabs in a group.
    func setSelection(_ selection: (any TabSelecting)?) {
        self.selection = selection
        for child in (self as? UITabGroup)?.children ?? [] { child.setSelection(selection) }
    }

    /// Returns the tab with an identifier among `tabs` and in their groups, if any.
    static func first(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

extension UIViewController {
    /// The tab whose closure created the view controller, if any.
    public var tab: UITab? { createdTab }
}
