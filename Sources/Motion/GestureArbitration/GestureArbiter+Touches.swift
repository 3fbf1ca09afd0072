extension GestureArbiter {
    /// Returns the restrictions on delivering `touch` to its view.
    public func gate(for touch: TouchID) -> TouchGate {
        var gate = TouchGate(isClaimed: claimedTouches.contains(touch))
        for participant in participants where participant.phase == .possible && participant.touches.contains(touch) {
            let policy = client.touchPolicy(of: participant.identifier)
            if policy.delaysBegan { gate.holdsBegan = true }
            if policy.delaysEnded { gate.holdsEnded = true }
        }
        return gate
    }
}

/// The restrictions on delivering a touch to its view.
public struct TouchGate: Sendable, Hashable {
    /// Whether a gesture has claimed the touch.
    public var isClaimed: Bool
    /// Whether delivery of the beginning must wait.
    public var holdsBegan: Bool
    /// Whether delivery of the end must wait.
    public var holdsEnded: Bool

    /// Creates a gate. By default, it restricts nothing.
    public init(isClaimed: Bool = false, holdsBegan: Bool = false, holdsEnded: Bool = false) {
        self.isClaimed = isClaimed
        self.holdsBegan = holdsBegan
        self.holdsEnded = holdsEnded
    }
}
