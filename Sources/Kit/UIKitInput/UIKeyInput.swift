/// A responder that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether the responder contains text.
    var hasText: Bool { get }

    /// Inserts text in place of the selection, or at the caret.
    func insertText(_ text: String)

    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}
