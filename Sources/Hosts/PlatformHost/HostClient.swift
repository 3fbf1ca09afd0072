import Foundation

/// The application, which a host runs turn by turn.
@preconcurrency @MainActor
public protocol HostClient: AnyObject {
    /// Runs one turn: handles `events`, drains the main queue, and draws the changes in every window.
    func turn(_ events: [HostEvent]) -> TurnOutcome

    /// Draws the changes in `window`, for a host that needs pixels outside a turn.
    func paint(_ window: any HostWindow)
}

/// The result of a turn.
public struct TurnOutcome: Sendable {
    /// The time of the client's next frame, in seconds of the host's clock; nil if the client waits for an event.
    public var nextFrame: TimeInterval?
    /// Whether a movement that ends, such as an animation or a scroll deceleration, is in progress. Endless movement
    /// does not count.
    public var isSettling: Bool
    /// Whether the client has finished, and `run(_:)` must return.
    public var wantsQuit: Bool

    /// Creates a result. `isSettling` is true by default if there is a next frame.
    public init(nextFrame: TimeInterval?, isSettling: Bool? = nil, wantsQuit: Bool = false) {
        self.nextFrame = nextFrame
        self.isSettling = isSettling ?? (nextFrame != nil)
        self.wantsQuit = wantsQuit
    }
}
