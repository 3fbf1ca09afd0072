/// Whether an interaction can change text.
public enum UITextInteractionMode: Int, Sendable {
    /// The caret and the selection can be moved, and text can be changed.
    case editable = 0
    /// Text can only be selected.
    case nonEditable = 1
}
