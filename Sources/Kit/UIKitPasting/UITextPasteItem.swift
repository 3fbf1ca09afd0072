import Foundation
import ItemProviders
import UIKitDrawing

/// An item that the user pastes into text or drops on it. Its result is the text that is inserted.
///
/// Each item needs one result. The text is inserted when all items have results.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The item with its representations.
    var itemProvider: NSItemProvider { get }

    /// The object that is associated with a dragged item, or nil. For text dragged from a view that supports
    /// attributes, the object is an `NSAttributedString`.
    var localObject: Any? { get }

    /// The attributes of the text at the caret, which plain text receives.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Inserts plain text with the default attributes.
    func setResult(string: String)

    /// Inserts text with its own attributes.
    func setResult(attributedString string: NSAttributedString)

    /// Inserts an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)

    /// Inserts nothing.
    func setNoResult()

    /// Inserts the same text as if there were no delegate.
    func setDefaultResult()
}
