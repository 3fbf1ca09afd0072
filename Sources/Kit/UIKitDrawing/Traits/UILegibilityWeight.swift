/// Whether the person asked for bolder text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// Bolder than designed.
    case bold = 1
}
