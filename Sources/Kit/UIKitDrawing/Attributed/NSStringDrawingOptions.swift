/// Options for drawing and measuring strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Draws lines from the top of the rectangle and breaks them at its width. Without this option, the text is a
    /// single line, and the origin of the rectangle is on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

    /// Adds the leading of the font to the line spacing.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

    /// Truncates the last visible line if the text does not fit.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
