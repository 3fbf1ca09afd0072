/// An object that shows the text of a `TextEditor`.
@MainActor
package protocol TextEditorClient: AnyObject {
    /// Returns whether a change by the user is allowed. The first range is replaced, and the other ranges are deleted.
    /// Offsets count UTF-16 code units.
    func editor(_ editor: TextEditor, shouldReplace ranges: [Range<Int>], with replacement: String) -> Bool

    /// Performs an undo or redo of a change by the user.
    func editor(_ editor: TextEditor, reverts change: () -> Void)

    /// Called after the text changes.
    func editorDidChangeText(_ editor: TextEditor)

    /// Called after the selection changes, with or without a change to the text.
    func editorDidChangeSelection(_ editor: TextEditor)

    /// Called after the marked text is accepted, replaced or deleted.
    func editorDidEndComposing(_ editor: TextEditor)

    /// Returns the offset of the caret after a motion that depends on the layout; nil to leave the caret where it is.
    func editor(_ editor: TextEditor, offsetFor motion: TextMotion, from offset: Int) -> Int?

    /// Returns the attributes of text that is inserted into attributed text at `offset`.
    func editor(_ editor: TextEditor, attributesAt offset: Int) -> TextAttributes
}
