import Foundation

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
    /// The text that the line stands for, in UTF-16 offsets, with the line end that follows it and with what a
    /// truncation hides.
    public let utf16Range: Range<Int>

    /// Where the line is, in points from the layout's top left corner; as wide as its text without trailing spaces.
    public let frame: CGRect

    /// The baseline's distance from the top of the layout, in points.
    public let baseline: CGFloat

    /// Whether text of this line is left out for want of space.
    public let isTruncated: Bool

    /// Whether the line's paragraph runs from right to left.
    public let isRightToLeft: Bool

    /// Whether the line ends where the text has a line end or stops; false where the line was wrapped.
    public let endsParagraph: Bool
}
