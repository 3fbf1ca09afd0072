import Foundation

/// A closure that returns a controller whose view is the preview of an item. If the result is nil, the preview is the
/// item's view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns the menu of an item. Its argument contains the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The contents of a context menu: the preview and the menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// In menus of controls, the same as `priority`; in other menus, the same as `fixed`.
        case automatic = 0
        /// The first element is nearest to the item. If the menu is above the item, the order is reversed.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// The identifier. By default it is unique.
    public let identifier: any NSCopying

    /// The order of the elements. The default is `automatic`.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - previewProvider: Returns a controller with the preview. If nil, the preview is the view itself.
    ///   - actionProvider: Returns the menu. If nil, only the preview is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
