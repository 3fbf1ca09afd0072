import Foundation

/// A range of vertical text with one style.
public struct VerticalRun: Hashable, Sendable {
    /// The text. It can contain line breaks.
    public var text: String
    /// The style. Its kern is space after each character; its baseline offset and lines have no effect.
    public var style: TextStyle
    /// The reading, which stands to the right of the text in half the size, or nil if there is none.
    public var ruby: String?
    /// Whether the whole text stands horizontally in the space of one character.
    public var isCombined: Bool

    /// Creates a run.
    public init(text: String, style: TextStyle, ruby: String? = nil, isCombined: Bool = false) {
        self.text = text
        self.style = style
        self.ruby = ruby
        self.isCombined = isCombined
    }
}
