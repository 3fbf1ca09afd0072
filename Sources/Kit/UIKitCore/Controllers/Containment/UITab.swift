import Foundation

/// A tab of a tab bar controller, which shows a view controller.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The identifier, which is unique among the tabs of a tab bar controller.
    public let identifier: String

    /// The item that represents the tab in the tab bar.
    package let item = UITabBarItem()
    package let viewControllerProvider: ((UITab) -> UIViewController)?
    /// The view controller, if the closure has created it.
    package private(set) var storedController: UIViewController?
    /// The group that contains the tab.
    package weak var group: UITab?
    /// The tabs of the tab bar controller that contains the tab or its group.
    package weak var selection: (any TabSelecting)?
    /// The raw value of the preferred placement.
    package var placement = 0

    /// The view controller of the tab, which is created when the property is first read; nil if the tab is in a group
    /// and has no view controller.
    open var viewController: UIViewController? {
        if storedController == nil { storedController = viewControllerProvider?(self) }
        storedController?.createdTab = self
        return storedController
    }

    /// Whether the tab bar omits the tab. The default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { selection?.tabsDidChange() } }
    }

    /// An object for the app.
    open var userInfo: Any?

    /// Creates a tab.
    ///
    /// - Parameter viewControllerProvider: A closure that returns the view controller of the tab when it is first
    ///   needed. Only the tabs of a group can be without a view controller.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        self.viewControllerProvider = viewControllerProvider
        super.init()
        // The titles of view controllers do not replace the title of the tab.
        item.isSystemItem = true
        (item.title, item.image) = (title, image)
    }
}

/// The arrangement of a tab bar that minimizes, and of the accessory beside it. A module above UIKitCore implements it.
@MainActor
package protocol TabBarArranging: AnyObject {
    /// Places the accessory, and also the bar if it is minimized. Returns the height that the two cover above the safe
    /// area, in points.
    func place(_ bar: UITabBar, in content: UIView) -> CGFloat
    /// Called after the content of the visible page may have moved.
    func contentDidMove(of page: UIViewController)
}

/// The tabs whose view controllers a tab bar controller shows. A module above UIKitCore implements it.
@MainActor
package protocol TabSelecting: AnyObject {
    /// Asks whether the user may select the tab with a view controller. Returns nil if not. Otherwise, returns a
    /// closure to call after the selection.
    func prepareSelection(of controller: UIViewController) -> (() -> Void)?
    /// Called after the tabs, their order or the width of the tab bar controller changed.
    func tabsDidChange()
}
