/// A view with text into which the user can paste items.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The object that changes pasted items. A weak reference.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
