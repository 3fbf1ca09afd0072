/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// The range of sRGB.
    case SRGB = 0
    /// The range of Display P3.
    case P3 = 1
}
