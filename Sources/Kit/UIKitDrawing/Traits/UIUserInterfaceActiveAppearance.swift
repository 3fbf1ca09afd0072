/// Whether the window of the interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The window is inactive.
    case inactive = 0
    /// The window is active.
    case active = 1
}
