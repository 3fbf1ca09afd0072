/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system thinks best: as a sheet.
    case automatic = -2
    /// Not at all: what delegates answer to keep a popover a popover.
    case none = -1
    /// It covers the screen.
    case fullScreen = 0
    /// As a sheet over what was seen.
    case pageSheet = 1
    /// As a sheet that is as large as its content wants, where there is room.
    case formSheet = 2
    /// It covers the nearest controller that defines a context, and leaves the bars around that.
    case currentContext = 3
    /// As its `transitioningDelegate` says.
    case custom = 4
    /// It covers the screen, and what is below goes on being seen.
    case overFullScreen = 5
    /// It covers the nearest controller that defines a context, and what is below goes on being seen.
    case overCurrentContext = 6
    /// Beside what it is about, with an arrow, where there is room.
    case popover = 7

    /// Whether it stays inside the nearest controller that defines a context.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// It fades in.
    case crossDissolve = 2
}
