import CoreGraphics

/// A glyph with its position relative to the start of its line, in points with y downward.
package struct PlacedGlyph: Sendable {
    package var index: UInt32
    package var position: CGPoint
    /// The distance to the next glyph of the run, or to the end of the run, in points.
    package var advance: CGFloat
    /// The offset of the glyph's first character in the text of the layout, in UTF-16 code units.
    package var utf16Offset: Int

    package init(index: UInt32, position: CGPoint, advance: CGFloat = 0, utf16Offset: Int = 0) {
        self.index = index
        self.position = position
        self.advance = advance
        self.utf16Offset = utf16Offset
    }
}
