/// What happens to a touch.
public enum TouchPhase: Int, Sendable, CaseIterable {
    case began
    case moved
    case ended
    case cancelled
}

/// What one touch's view has heard of it so far, and what it is to hear next.
///
/// A beginning that waits is told later, or never if a gesture takes the touch. An end that waits is told later, or
/// becomes a cancellation. The view always hears: began, moved any number of times, then ended or cancelled.
public struct TouchDelivery: Sendable, Hashable {
    enum Stage: Hashable {
        /// The view knows nothing yet.
        case held
        /// The view knows that it began.
        case told
        /// The touch has ended, and the view does not know.
        case endHeld
        /// Nothing more will be told.
        case over
    }

    var stage = Stage.held
    /// Whether the touch has ended before its view knew that it began.
    var hasEnded = false

    public init() {}

    /// Whether the view will hear nothing more.
    public var isOver: Bool { stage == .over }

    /// Whether the view has heard of the touch and not yet of its end.
    public var isTold: Bool { stage == .told || stage == .endHeld }

    /// The view is to hear nothing more.
    public mutating func drop() { stage = .over }

    /// Takes what happened to the touch, and returns what the view is to hear, in order.
    public mutating func take(_ phase: TouchPhase, gate: TouchGate) -> [TouchPhase] {
        switch (stage, phase) {
        case (.over, _), (.endHeld, _):
            return stage == .over ? [] : reconsider(gate: gate)
        case (.held, .cancelled):
            stage = .over
            return []
        case (.told, .cancelled):
            stage = .over
            return [.cancelled]
        case (.held, .ended):
            hasEnded = true
            return reconsider(gate: gate)
        case (.held, _):
            return reconsider(gate: gate)
        case (.told, .ended):
            stage = .endHeld
            return reconsider(gate: gate)
        case (.told, _):
            return gate.isLost ? reconsider(gate: gate) : [.moved]
        }
    }

    /// Looks again after something was decided, and returns what the view is to hear, in order.
    public mutating func reconsider(gate: TouchGate) -> [TouchPhase] {
        switch stage {
        case .over: return []
        case .held:
            if gate.isLost {
                stage = .over
                return []
            }
            guard !gate.holdsBegan else { return [] }
            stage = hasEnded ? .endHeld : .told
            return [.began] + (hasEnded ? reconsider(gate: gate) : [])
        case .told:
            guard gate.isLost else { return [] }
            stage = .over
            return [.cancelled]
        case .endHeld:
            if gate.isLost {
                stage = .over
                return [.cancelled]
            }
            guard !gate.holdsEnded else { return [] }
            stage = .over
            return [.ended]
        }
    }
}
