/// The text that the input method is composing, and the text that it must not insert after a reset.
///
/// The client accepts the composed text itself before it resets the input method. Some input methods, such as those of
/// IBus that commit their text when they lose the focus, then insert the same text again.
struct CompositionState {
    private var text = ""
    /// The rest of the text that the input method can insert because of the reset.
    private var rejected: Substring = ""

    /// Handles a change to the composed text.
    mutating func update(_ newText: String) {
        text = newText
        if !newText.isEmpty { rejected = "" }
    }

    /// Handles a reset of the input method.
    mutating func reset() {
        rejected = Substring(text)
        text = ""
    }

    /// Handles a key that the input method does not use. Text after it does not result from the reset.
    mutating func endReset() { rejected = "" }

    /// Returns whether inserted text is passed to the client. Long text is inserted in parts.
    mutating func accepts(_ inserted: String) -> Bool {
        text = ""
        guard !rejected.isEmpty, rejected.utf8.starts(with: inserted.utf8) else {
            rejected = ""
            return true
        }
        rejected = Substring(rejected.utf8.dropFirst(inserted.utf8.count))
        return false
    }
}
