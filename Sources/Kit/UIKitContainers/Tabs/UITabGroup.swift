import Foundation
import UIKitCore

/// A tab that contains other tabs, one of which can be selected.
///
/// The tab bar shows the tabs of a tab bar controller, and not the tabs inside their groups. The app selects these with
/// `selectedTab` of the tab bar controller or with `selectedChild`.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet { childrenDidChange(from: oldValue) }
    }

    /// The selected tab, which is one of the children; nil if the group itself is selected. Setting it to a tab that is
    /// not one of the children has no effect.
    open var selectedChild: UITab? {
        get { tabList?.hasLeftChild(of: self) == true ? nil : storedSelectedChild }
        set {
            guard newValue !== selectedChild, newValue == nil || children.contains(where: { $0 === newValue })
            else { return }
            guard let tabList else { return storedSelectedChild = newValue }
            tabList.update { storedSelectedChild = newValue }
        }
    }
    weak var storedSelectedChild: UITab?

    /// The identifier of the child that is selected if the group has no view controller and no other child is selected.
    /// If nil, the default, it is the first child.
    open var defaultChildIdentifier: String?

    /// The identifiers of the children in the order of `displayOrder`.
    open var displayOrderIdentifiers: [String] = []

    /// The children in the order of `displayOrderIdentifiers`, followed by the other children.
    open var displayOrder: [UITab] {
        let listed: [UITab] = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return listed + children.filter { child in !listed.contains { $0 === child } }
    }

    /// A navigation controller whose stack contains the view controllers of the group, of its selected child, and so
    /// on. The default is nil. In nested groups, the navigation controller of the outermost group is used.
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { selection?.tabsDidChange() } }
    }

    /// Creates a group.
    ///
    /// - Parameter viewControllerProvider: A closure that returns the view controller of the group itself. Without it,
    ///   one of the children is always selected.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        childrenDidChange(from: [])
    }

    /// Returns the tab with an identifier in the group or the groups in it, if any.
    open func tab(forIdentifier identifier: String) -> UITab? { UITab.first(identifier, in: children) }

    private func childrenDidChange(from old: [UITab]) {
        // A child that another group contains belongs to that group.
        for child in old where child.group === self && !children.contains(where: { $0 === child }) {
            child.group = nil
            child.setSelection(nil)
        }
        if !children.contains(where: { $0 === storedSelectedChild }) { storedSelectedChild = nil }
        for child in children {
            child.group = self
            child.setSelection(selection)
        }
        selection?.tabsDidChange()
    }

    private var tabList: TabList? { selection as? TabList }

    /// The child that is selected if the group itself cannot be selected.
    var defaultChild: UITab? { children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first }
}
