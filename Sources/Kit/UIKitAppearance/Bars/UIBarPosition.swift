/// The position of a bar in its window.
public enum UIBarPosition: Int, Sendable {
    /// Any position.
    case any = 0
    /// At the bottom of its container. The shadow is above the bar.
    case bottom = 1
    /// At the top of its container. The shadow is below the bar.
    case top = 2
    /// At the top of the screen. The background extends under the status bar.
    case topAttached = 3
}
