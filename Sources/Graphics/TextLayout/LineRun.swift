import CoreGraphics

/// A sequence of glyphs of a line with the same font, style and direction.
package struct LineRun: Sendable {
    /// The index of the run in its line.
    package var index: Int
    /// The range of the run in the text of the layout, in UTF-16 code units.
    package var utf16Range: Range<Int>
    package var style: TextStyle
    /// The font of the glyphs. It differs from that of the style if the font of the style lacks the characters.
    package var font: FontDescription
    package var isRightToLeft: Bool
    /// The left edge relative to the start of the line, in points.
    package var x: CGFloat
    /// The width, in points.
    package var width: CGFloat
    /// The glyphs from left to right. Attachments have none.
    package var glyphs: [PlacedGlyph]
}
