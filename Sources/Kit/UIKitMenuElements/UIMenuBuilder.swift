import Foundation
import FoundationAdditions

/// An object with which responders change the menus of a menu system in `buildMenu(with:)`.
///
/// Methods that name a menu, action or command that does not exist have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system whose menus are built.
    var system: UIMenuSystem { get }

    /// Returns the menu with the given identifier, or nil.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with the given identifier, or nil.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Returns the command with the given selector and an equal property list, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu with another menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu with the elements that `childrenBlock` returns for the current elements.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the first element of another menu.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the last element of another menu.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with the given selector and without a property list, or nil.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
