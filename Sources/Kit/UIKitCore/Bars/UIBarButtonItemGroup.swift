import Foundation

/// A group of bar button items that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The navigation item that has this group.
    weak var navigationItem: UINavigationItem?

    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            for item in barButtonItems { item.buttonGroup = self }
            navigationItem?.itemDidChange()
        }
    }

    /// An item that the shortcuts bar shows in place of the group if the items do not fit. If it has no action and no
    /// menu, it shows the items in a menu. The default is nil.
    open var representativeItem: UIBarButtonItem?

    /// The element that represents the group in the overflow menu of a navigation bar. If nil, the default, the
    /// elements of the items represent it.
    open var menuRepresentation: UIMenuElement?

    /// Creates a group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.buttonGroup = self }
    }

    /// Creates an empty group. The archive is ignored.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Creates a group that the user cannot change.
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
