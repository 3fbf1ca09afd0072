import Foundation
import UIKitCore

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
    /// Inserts the content of the pasteboard with the attributes of the text at the caret.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Makes the selected text bold, or removes this style.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or removes this style.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or removes the line.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)
    /// Sets the writing direction of the selected paragraphs to left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction of the selected paragraphs to right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Replaces the attributes of the selected text with the results of a closure.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Lets the user rename the content.
    func rename(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
