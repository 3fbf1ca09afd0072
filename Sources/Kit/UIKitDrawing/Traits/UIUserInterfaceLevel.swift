/// Whether content lies on the bottom of the interface or is raised above it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// On the ground.
    case base = 0
    /// Above the ground, as a sheet is. Dark grounds become a little lighter there.
    case elevated = 1
}
