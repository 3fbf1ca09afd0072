/// The part of the graphics state that Cairo does not store.
struct GraphicsState {
    var fillColor: CGColor = .black
    var strokeColor: CGColor = .black
    var fillSpace: CGColorSpace = .deviceGraySpace
    var strokeSpace: CGColorSpace = .deviceGraySpace
    var patternPhase: CGSize = .zero
    var alpha: Double = 1
    var blendMode: CGBlendMode = .normal
    var interpolationQuality: CGInterpolationQuality = .default
    var shouldAntialias = true
    var textDrawingMode: CGTextDrawingMode = .fill
    /// The font of glyphs that are drawn without layout, a `CGFont` of Core Text, and its size.
    var textFont: (any Sendable)?
    var textFontSize: CGFloat = 0
    var shadow: Shadow?
    var mask: DrawingLayer?

    /// Whether Cairo can draw into the bitmap directly.
    var isPlain: Bool {
        shadow == nil && mask == nil && blendMode.isLimitedToShape
    }
}

/// The shadow of everything that is drawn.
struct Shadow {
    /// The offset to the right and up (down in contexts whose origin is at the top), in units of base space.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in units of base space.
    var blur: CGFloat
    var color: CGColor
}
