import Foundation

/// The interface through which an input view reads and changes the text that the user edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text between the end of the previous paragraph and the selection, if any.
    var documentContextBeforeInput: String? { get }

    /// The text between the selection and the end of the paragraph, if any.
    var documentContextAfterInput: String? { get }

    /// The selected text, if any.
    var selectedText: String? { get }

    /// The language of the text, or nil if it is unknown.
    var documentInputMode: UITextInputMode? { get }

    /// Moves the caret by a number of UTF-16 code units, backward if the number is negative.
    func adjustTextPosition(byCharacterOffset offset: Int)

    /// Replaces the marked text, and selects a range relative to its start.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)

    /// Accepts the marked text.
    func unmarkText()
}
