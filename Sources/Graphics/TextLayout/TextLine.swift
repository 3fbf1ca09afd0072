import Foundation

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
    /// The range of the line in UTF-16 offsets, including its line break and the text that truncation hides.
    public let utf16Range: Range<Int>

    /// The frame of the line in the coordinates of the layout, in points. The width does not include trailing spaces.
    public let frame: CGRect

    /// The distance of the baseline from the top of the layout, in points.
    public let baseline: CGFloat

    /// Whether the line is truncated.
    public let isTruncated: Bool

    /// Whether the paragraph of the line has the direction right to left.
    public let isRightToLeft: Bool

    /// Whether the line ends at a line break or at the end of the text; false if the line wraps.
    public let endsParagraph: Bool
}
