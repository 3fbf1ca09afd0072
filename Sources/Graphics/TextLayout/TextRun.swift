/// A range of text with one style.
public struct TextRun: Hashable, Sendable {
    /// The text. It can contain any characters, including line breaks.
    public var text: String

    /// The style of the text.
    public var style: TextStyle

    /// Creates a run.
    public init(text: String, style: TextStyle) {
        self.text = text
        self.style = style
    }
}
