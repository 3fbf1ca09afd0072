/// The part of the graphics state that Cairo does not keep itself.
struct GraphicsState {
    var fillColor: CGColor = .black
    var strokeColor: CGColor = .black
    var fillSpace: CGColorSpace = .deviceGraySpace
    var strokeSpace: CGColorSpace = .deviceGraySpace
    var alpha: Double = 1
    var blendMode: CGBlendMode = .normal
    var interpolationQuality: CGInterpolationQuality = .default
    var shouldAntialias = true
    var shadow: Shadow?
    var mask: DrawingLayer?

    /// Whether Cairo can draw straight into the bitmap.
    var isPlain: Bool {
        shadow == nil && mask == nil && blendMode.staysInShape
    }
}

/// A shadow that everything drawn casts.
struct Shadow {
    /// How far to the right and up (down in contexts whose origin is at the top), in units of the base space.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in units of the base space.
    var blur: CGFloat
    var color: CGColor
}
