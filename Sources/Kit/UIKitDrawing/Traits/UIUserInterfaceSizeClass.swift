/// How much room there is in one direction, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Room enough.
    case regular = 2
}
