/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
    /// The text; it may hold any character, line ends included.
    public var text: String

    /// How the text looks.
    public var style: TextStyle

    /// Creates a run.
    public init(text: String, style: TextStyle) {
        self.text = text
        self.style = style
    }
}
