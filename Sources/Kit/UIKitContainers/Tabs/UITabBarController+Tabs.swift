import Foundation
import UIKitCore

extension UITabBarController {
    /// Creates a tab bar controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
    }

    private var tabList: TabList? { tabSelection as? TabList }

    private func makeTabList() -> TabList {
        if let tabList { return tabList }
        let list = TabList(controller: self)
        tabSelection = list
        return list
    }

    /// The tabs, whose view controllers become the `viewControllers`. The default is an empty array.
    ///
    /// Each of them needs a view controller, or is a group whose tabs have view controllers. Setting `viewControllers`
    /// removes the tabs.
    public var tabs: [UITab] {
        get { tabList?.tabs ?? [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs. If `animated` is true, the tab bar items change with an animation.
    public func setTabs(_ tabs: [UITab], animated: Bool) { makeTabList().setTabs(tabs, animated: animated) }

    /// The selected tab, which may be in a group. Setting it to nil or to a tab that the tab bar controller does not
    /// show has no effect.
    public var selectedTab: UITab? {
        get { tabList?.selectedTab }
        set { if let newValue { tabList?.select(newValue) } }
    }

    /// Returns the tab with an identifier among the tabs and in their groups, if any.
    public func tab(forIdentifier identifier: String) -> UITab? { UITab.first(identifier, in: tabs) }

    /// The identifiers of the tabs that are shown in a compact width. Nil, the default, means all tabs.
    public var compactTabIdentifiers: [String]? {
        get { tabList?.compactIdentifiers }
        set { makeTabList().compactIdentifiers = newValue }
    }
}
