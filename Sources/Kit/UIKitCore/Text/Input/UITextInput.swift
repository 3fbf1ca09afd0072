import Foundation

/// A responder that holds text, lets others read and change it, and tells where it is on the screen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text in a range; nil when the range is not of this text.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected, or where the caret is; nil when nothing is.
    var selectedTextRange: UITextRange? { get set }

    /// What an input method is composing; nil when it is not.
    var markedTextRange: UITextRange? { get }

    /// How text that is being composed looks; nil means underlined.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces what is being composed, and selects a part of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Keeps what is being composed as it is.
    func unmarkText()

    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }

    /// The end of the text.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place `offset` characters from another; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place `offset` steps from another in a way on the screen; nil outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?

    /// Which of two places is first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many characters lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Whoever must know when text changes without having been typed.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds the words, sentences and lines of the text.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place in a range that lies farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// The character next to a place in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// The side on which the paragraph at a place starts.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Where the first line of a range is, in the responder's coordinates.
    func firstRect(for range: UITextRange) -> CGRect

    /// Where the caret stands at a place, in the responder's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Where a range is, line by line, in the responder's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The character at a point; nil when there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}
