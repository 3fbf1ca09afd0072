/// The way to draw text.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs.
    case fill = 0
    /// Strokes the outlines of the glyphs.
    case stroke = 1
    /// Fills the glyphs, then strokes their outlines.
    case fillStroke = 2
    /// Draws no glyphs.
    case invisible = 3
    /// Fills the glyphs, then intersects the clip with their outlines.
    case fillClip = 4
    /// Strokes the outlines of the glyphs, then intersects the clip with them.
    case strokeClip = 5
    /// Fills the glyphs, strokes their outlines, then intersects the clip with them.
    case fillStrokeClip = 6
    /// Intersects the clip with the outlines of the glyphs.
    case clip = 7

    /// Whether the glyphs are filled.
    package var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }

    /// Whether the outlines of the glyphs are stroked.
    package var strokes: Bool {
        self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip
    }

    /// Whether the outlines of the glyphs limit further drawing.
    package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
    /// Sets the way in which text is drawn. The default is `.fill`.
    ///
    /// Outlines have the line width and the line joins of the context. In strings of UIKit, they have the color of the
    /// text, and in lines and glyphs of Core Text, the stroke color. The modes that clip take effect when a string, a
    /// line or a run has been drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// The way in which text is drawn.
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

    /// The position at which text is drawn, in user space: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// The font of glyphs that are drawn without layout, a `CGFont` of Core Text.
    package var textFont: (any Sendable)? {
        get { state.textFont }
        set { state.textFont = newValue }
    }

    /// The size of the font of glyphs that are drawn without layout.
    package var textFontSize: CGFloat {
        get { state.textFontSize }
        set { state.textFontSize = newValue }
    }

    /// The fill color.
    package var fillColor: CGColor { state.fillColor }

    /// The stroke color.
    package var strokeColor: CGColor { state.strokeColor }

    /// Intersects the clip with the outlines of text. Nil leaves nothing visible.
    package func clipToText(_ outline: CGPath?) {
        guard let outline else { return clip(to: .zero) }
        beginPath()
        addPath(outline)
        clip()
    }

    /// Calls `body` in the space of glyphs, with y downward.
    package func inTextSpace(_ body: () -> Void) {
        // The graphics state is not restored, because the clip that `body` sets remains.
        let outer: CGAffineTransform = pixelTransform
        concatenate(textMatrix)
        scaleBy(x: 1, y: -1)
        body()
        pixelTransform = outer
    }
}
