import CoreGraphics

extension CGContext {
    /// Sets the font for `showGlyphs(_:at:)`.
    public func setFont(_ font: CGFont) { textFont = font }

    /// Sets the size of the font for `showGlyphs(_:at:)`, in units of the space of the text matrix.
    public func setFontSize(_ size: CGFloat) { textFontSize = size }

    /// Draws glyphs of the font at positions in the space of the text matrix. Draws nothing if no font or size is set.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = textFont as? CGFont, textFontSize > 0 else { return }
        let sized: CTFont = CTFontCreateWithGraphicsFont(font, textFontSize, nil, nil)
        CTFontDrawGlyphs(sized, glyphs, positions, min(glyphs.count, positions.count), self)
    }
}
