import CoreGraphics
import Foundation
import UIKitDrawing
import UIKitInput
import UIKitMenuElements

/// A responder whose text can be read, changed and located on the screen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range, or nil if the range is not valid.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range, which is empty for a caret, or nil if there is neither a selection nor a caret.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the marked text of an input method, or nil.
    var markedTextRange: UITextRange? { get }

    /// The attributes of marked text. If they are nil, marked text is underlined.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text, and selects a range relative to its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Accepts the marked text.
    func unmarkText()

    /// The position of the start of the text.
    var beginningOfDocument: UITextPosition { get }

    /// The position of the end of the text.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position that is `offset` UTF-16 code units after another position, or nil if it is outside the
    /// text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position that is `offset` steps from another position in a direction on the screen, or nil if it is
    /// outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of UTF-16 code units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The object to notify when code, rather than the user, changes the text or the selection. A weak reference.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The tokenizer that finds words, sentences and lines in the text.
    var tokenizer: any UITextInputTokenizer { get }

    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range of the next character in a direction from a position.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// Returns the writing direction of the paragraph at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Returns the rectangle of the first line of a range, in the responder's coordinates.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret at a position, in the responder's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the selection rectangles of a range, in the responder's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point, or nil.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Returns the edit menu for a range of the text. The default, nil, means a menu with the suggested elements.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextInput {
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}
