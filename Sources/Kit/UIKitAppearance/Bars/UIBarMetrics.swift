/// The bar sizes for which images and offsets can be set.
public enum UIBarMetrics: Int, Sendable {
    /// The regular height.
    case `default` = 0
    /// The smaller height in a vertically compact environment.
    case compact = 1
    /// The regular height, for a bar with a prompt.
    case defaultPrompt = 101
    /// The smaller height, for a bar with a prompt.
    case compactPrompt = 102
}
