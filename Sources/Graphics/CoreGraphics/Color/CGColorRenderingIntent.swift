/// How colours that a space cannot show are brought into it. Drawing here always clamps.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own choice.
    case defaultIntent = 0
    /// Keeps what can be shown, clamps the rest.
    case absoluteColorimetric = 1
    /// Like absolute, with the white points matched.
    case relativeColorimetric = 2
    /// Keeps the relation between colours.
    case perceptual = 3
    /// Keeps colours vivid.
    case saturation = 4
}
