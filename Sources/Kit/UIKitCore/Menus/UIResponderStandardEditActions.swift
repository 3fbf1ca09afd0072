import Foundation

/// The actions of edit menus, which every responder has.
///
/// A responder that implements an action returns true for it in `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Selects the item at the caret.
    func select(_ sender: Any?)
    /// Selects the whole content.
    func selectAll(_ sender: Any?)
    /// Lets the user rename the content.
    func rename(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
