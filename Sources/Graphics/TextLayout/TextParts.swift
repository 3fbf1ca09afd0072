/// The parts of text that can be drawn separately: backgrounds, glyphs, and lines.
public struct TextParts: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The backgrounds of the runs.
    public static let backgrounds = TextParts(rawValue: 1 << 0)
    /// The glyphs and the marker of a list item.
    public static let glyphs = TextParts(rawValue: 1 << 1)
    /// Underlines and strikethrough lines.
    public static let lines = TextParts(rawValue: 1 << 2)
    /// All parts.
    public static let all: TextParts = [.backgrounds, .glyphs, .lines]
}
