import Foundation

/// The text that the user edits, for an input view.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection, as far as the end of the paragraph before; nil if there is none.
    var documentContextBeforeInput: String? { get }

    /// The text after the selection, as far as the end of the paragraph; nil if there is none.
    var documentContextAfterInput: String? { get }

    /// The selected text; nil if there is none.
    var selectedText: String? { get }

    /// The language of the text; nil if it is unknown.
    var documentInputMode: UITextInputMode? { get }

    /// Moves the caret by a number of UTF-16 code units, backward if it is negative.
    func adjustTextPosition(byCharacterOffset offset: Int)

    /// Replaces the marked text, and selects a range relative to its start.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)

    /// Accepts the marked text.
    func unmarkText()
}
