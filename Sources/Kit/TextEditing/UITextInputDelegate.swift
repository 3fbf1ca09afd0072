import Foundation

/// An object that is notified when code, rather than the user, changes the text or the selection.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called after the selection changes.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called after the text changes.
    func textDidChange(_ textInput: (any UITextInput)?)
}
