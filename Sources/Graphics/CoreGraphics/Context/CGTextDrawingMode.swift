/// The way to draw text.
///
/// Difference from Apple's type: The modes that add text to the clip are not available.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs.
    case fill = 0
    /// Strokes the outlines of the glyphs.
    case stroke = 1
    /// Fills the glyphs, then strokes their outlines.
    case fillStroke = 2
    /// Draws no glyphs.
    case invisible = 3
}

extension CGContext {
    /// Sets the way in which text is drawn. The default is `.fill`.
    ///
    /// Outlines have the color of the text, and the line width and the line joins of the context.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// The way in which text is drawn.
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
}
