/// The styles in which a controller can be presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice, which is a sheet.
    case automatic = -2
    /// No adaptation. A delegate returns this value to prevent the adaptation of a popover.
    case none = -1
    /// Covers the window.
    case fullScreen = 0
    /// A sheet above the presenting controller.
    case pageSheet = 1
    /// A sheet with the preferred size of its content, if there is enough space.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, but not the bars around it.
    case currentContext = 3
    /// A presentation that the `transitioningDelegate` specifies.
    case custom = 4
    /// Covers the window, but leaves the content below visible.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context, but leaves the content below visible.
    case overCurrentContext = 6
    /// A popover with an arrow that points at the source, if there is enough space.
    case popover = 7

    /// Whether the presented view covers only the nearest controller that defines a presentation context.
    package var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the style is one of the styles of sheets.
    package var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// The transitions of presented controllers.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides in from the bottom.
    case coverVertical = 0
    /// Fades in.
    case crossDissolve = 2
}
