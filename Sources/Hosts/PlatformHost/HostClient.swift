import Foundation

/// What a host turns: the application.
@preconcurrency @MainActor
public protocol HostClient: AnyObject {
    /// Runs one turn: takes `events`, drains the main queue, and brings every window's picture up to date.
    func turn(_ events: [HostEvent]) -> TurnOutcome

    /// Brings the picture of `window` up to date, for a host that wants pixels outside a turn.
    func paint(_ window: any HostWindow)
}

/// What a turn left to do.
public struct TurnOutcome: Sendable {
    /// When the client wants its next frame, in the host's seconds; nil when it can wait for an event.
    public var nextFrame: TimeInterval?
    /// Whether something is on its way to an end: an animation, a glide. What goes on for ever does not count.
    public var isSettling: Bool
    /// Whether the client is done, and `run(_:)` should return.
    public var wantsQuit: Bool

    public init(nextFrame: TimeInterval?, isSettling: Bool? = nil, wantsQuit: Bool = false) {
        self.nextFrame = nextFrame
        self.isSettling = isSettling ?? (nextFrame != nil)
        self.wantsQuit = wantsQuit
    }
}
