/// The way to map colors outside the gamut of a space into it. Drawing always clamps them here.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context.
    case defaultIntent = 0
    /// Keeps colors inside the gamut and clamps the others.
    case absoluteColorimetric = 1
    /// The same as absolute, but with matched white points.
    case relativeColorimetric = 2
    /// Keeps the relation between colors.
    case perceptual = 3
    /// Keeps the saturation of colors.
    case saturation = 4
}
