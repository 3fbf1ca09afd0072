/// Whoever must know when text changes without having been typed.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Tells that the selection will change.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Tells that the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Tells that the text will change.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Tells that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
