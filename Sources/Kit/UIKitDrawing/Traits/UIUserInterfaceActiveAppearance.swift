/// Whether the window that shows the interface is the one being used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// Another window is being used.
    case inactive = 0
    /// This window is being used.
    case active = 1
}
