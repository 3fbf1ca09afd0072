/// The visual level of content.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The base level.
    case base = 0
    /// The level above the base, such as the level of a sheet. In the dark style, its background colors are slightly
    /// lighter.
    case elevated = 1
}
