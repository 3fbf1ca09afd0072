/// The animation with which the status bar is hidden and shown.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The status bar fades.
    case fade = 1
    /// The status bar slides across the top edge.
    case slide = 2
}
