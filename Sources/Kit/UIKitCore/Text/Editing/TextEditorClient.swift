/// Whoever shows the text of a `TextEditor`.
@MainActor
protocol TextEditorClient: AnyObject {
    /// Whether a change by the person is permitted. Offsets count UTF-16 units.
    func editor(_ editor: TextEditor, mayReplace range: Range<Int>, with replacement: String) -> Bool

    /// Tells that the text changed.
    func editorDidChangeText(_ editor: TextEditor)

    /// Tells that the selection, and perhaps the text before it, changed.
    func editorDidChangeSelection(_ editor: TextEditor)

    /// The place to which a motion leads that depends on how the text is laid out; nil when it leads nowhere.
    func editor(_ editor: TextEditor, offsetFor motion: TextMotion, from offset: Int) -> Int?

    /// The attributes of text that is inserted at `offset` into text with attributes.
    func editor(_ editor: TextEditor, attributesAt offset: Int) -> TextAttributes
}
