/// The size class of a width or a height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// Limited space.
    case compact = 1
    /// Regular space.
    case regular = 2
}
