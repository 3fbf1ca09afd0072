/// A change of a touch.
public enum TouchPhase: Int, Sendable, CaseIterable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch ended.
    case ended
    /// The touch was cancelled.
    case cancelled
}

/// The delivery of one touch to its view: what was delivered, and what is held back.
///
/// A beginning that is held back is delivered later, or never if a gesture takes the touch. An end that is held back is
/// delivered later, or becomes a cancellation. The view always receives began, moved any number of times, then ended or
/// cancelled.
public struct TouchDelivery: Sendable, Hashable {
    enum Stage: Hashable {
        /// Nothing was delivered yet.
        case held
        /// The beginning was delivered.
        case told
        /// The touch has ended, and the end was not delivered.
        case endHeld
        /// Nothing more will be delivered.
        case over
    }

    var stage = Stage.held
    /// Whether the touch ended before its beginning was delivered.
    var hasEnded = false

    /// Creates a delivery that has delivered nothing yet.
    public init() {}

    /// Whether nothing more will be delivered.
    public var isOver: Bool { stage == .over }

    /// Whether the view has received the beginning and not yet the end.
    public var isTold: Bool { stage == .told || stage == .endHeld }

    /// Stops delivery without a cancellation.
    public mutating func drop() { stage = .over }

    /// Handles a change of the touch. Returns the phases to deliver to the view, in order.
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

    /// Handles a change of `gate`. Returns the phases to deliver to the view, in order.
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
