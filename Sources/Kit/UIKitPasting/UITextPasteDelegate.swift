import Foundation
import UIKitInput

/// An object that changes the items that the user pastes into text, or drops on it.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Called for each pasted or dropped item. Call one of the item's methods that set a result, now or later. The
    /// default implementation calls `setDefaultResult()`.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)

    /// Returns the text that is inserted for the results of several items. The default joins them.
    ///
    /// - Parameter textRange: The range that the text replaces.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Replaces a range with pasted or dropped text, and returns the range of the inserted text. The caret moves to the
    /// end of the returned range; dropped text is selected. The default implementation does nothing, and returns a
    /// range without positions, so that the text view inserts the text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { itemStrings.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) } }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { UITextRange() }
}
