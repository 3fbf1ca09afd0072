extension UIPageControl {
    /// The background of a page control.
    public enum BackgroundStyle: Int, Sendable {
        /// The background is visible while a finger moves over the control.
        case automatic = 0
        /// The background is visible.
        case prominent = 1
        /// The control has no background.
        case minimal = 2
    }

    /// The order of the pages.
    public enum Direction: Int, Sendable {
        /// In the reading direction.
        case natural = 0
        /// From the left to the right.
        case leftToRight = 1
        /// From the right to the left.
        case rightToLeft = 2
        /// From the top to the bottom.
        case topToBottom = 3
        /// From the bottom to the top.
        case bottomToTop = 4
    }

    /// The interaction of the user with a page control.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none = 0
        /// The user moved by one page.
        case discrete = 1
        /// A finger moves over the control.
        case continuous = 2
    }
}
