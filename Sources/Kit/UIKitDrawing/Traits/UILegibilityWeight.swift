/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// Bold text.
    case bold = 1
}
