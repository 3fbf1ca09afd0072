/// How colors that are outside the gamut of a color space are mapped into the gamut. Engawa always clamps such colors.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context.
    case defaultIntent = 0
    /// Keeps colors inside the gamut and clamps the others.
    case absoluteColorimetric = 1
    /// The same as `absoluteColorimetric`, but with matched white points.
    case relativeColorimetric = 2
    /// Keeps the relation between colors.
    case perceptual = 3
    /// Keeps the saturation of colors.
    case saturation = 4
}
