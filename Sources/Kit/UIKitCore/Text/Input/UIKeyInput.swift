/// A responder into which one can type.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }

    /// Inserts text at the caret, in place of the selection.
    func insertText(_ text: String)

    /// Removes the selection, or the character before the caret.
    func deleteBackward()
}
