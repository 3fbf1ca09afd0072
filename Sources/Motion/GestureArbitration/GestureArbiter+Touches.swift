extension GestureArbiter {
    /// What the view of `touch` may hear about it now.
    public func gate(for touch: TouchID) -> TouchGate {
        var gate = TouchGate(isLost: lostTouches.contains(touch))
        for participant in participants where participant.phase == .possible && participant.touches.contains(touch) {
            let policy: TouchPolicy = client.touchPolicy(of: participant.identifier)
            if policy.delaysBegan { gate.holdsBegan = true }
            if policy.delaysEnded { gate.holdsEnded = true }
        }
        return gate
    }
}

/// What a touch's view may hear about it.
public struct TouchGate: Sendable, Hashable {
    /// Whether a gesture has taken the touch away from its view.
    public var isLost: Bool
    /// Whether its beginning must wait.
    public var holdsBegan: Bool
    /// Whether its end must wait.
    public var holdsEnded: Bool

    public init(isLost: Bool = false, holdsBegan: Bool = false, holdsEnded: Bool = false) {
        self.isLost = isLost
        self.holdsBegan = holdsBegan
        self.holdsEnded = holdsEnded
    }
}
