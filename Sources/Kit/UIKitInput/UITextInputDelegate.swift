/// An object to notify of changes to the text or the selection that the user did not type.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called after the selection changes.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called after the text changes.
    func textDidChange(_ textInput: (any UITextInput)?)
}
