/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// From the left, as for English.
    case leftToRight = 0
    /// From the right, as for Arabic.
    case rightToLeft = 1
}
