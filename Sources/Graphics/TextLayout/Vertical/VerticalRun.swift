import Foundation

/// A range of vertical text with one style.
public struct VerticalRun: Hashable, Sendable {
    /// The text. It can contain line breaks.
    public var text: String
    /// The style. Its kern is space after each character. Its baseline offset has no effect on upright characters.
    public var style: TextStyle
    /// The reading of the text, at its right in half the size. Nil for text without a reading.
    public var ruby: String?
    /// Whether the whole text is set horizontally in the space of one character.
    public var isCombined: Bool
    /// Whether all characters are upright. If it is false, all are rotated; if it is nil, the orientation depends on
    /// the characters.
    public var isUpright: Bool?

    /// Creates a run.
    public init(
        text: String, style: TextStyle, ruby: String? = nil, isCombined: Bool = false, isUpright: Bool? = nil
    ) {
        self.text = text
        self.style = style
        self.ruby = ruby
        self.isCombined = isCombined
        self.isUpright = isUpright
    }
}
