/// How strongly colours should differ from their surroundings.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// Stronger than designed.
    case high = 1
}
