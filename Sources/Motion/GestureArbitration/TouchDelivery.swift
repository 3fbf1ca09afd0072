/// A change in the state of a touch.
public enum TouchPhase: Int, Sendable, CaseIterable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch ended.
    case ended
    /// The touch was canceled.
    case cancelled
}

/// The delivery of one touch to its view: the phases that were delivered, and the phases that are held back.
///
/// A beginning that is held back is delivered later, or never if a gesture claims the touch. An end that is held back
/// is delivered later, or becomes a cancellation. A view that receives the beginning then receives moved any number of
/// times, and finally ended or canceled.
public struct TouchDelivery: Sendable, Hashable {
    enum Stage: Hashable {
        /// Nothing was delivered yet.
        case held
        /// The beginning was delivered.
        case delivering
        /// The touch has ended, and the end was not delivered.
        case endHeld
        /// Nothing more will be delivered.
        case finished
    }

    var stage = Stage.held
    /// Whether the touch ended before its beginning was delivered.
    var hasEnded = false

    /// Creates a delivery that has delivered nothing yet.
    public init() {}

    /// Whether nothing more will be delivered.
    public var isFinished: Bool { stage == .finished }

    /// Whether the view has received the beginning and not yet the end.
    public var isDelivering: Bool { stage == .delivering || stage == .endHeld }

    /// Stops delivery without a cancellation.
    public mutating func drop() { stage = .finished }

    /// Handles a change in the state of the touch. Returns the phases to deliver to the view, in order.
    public mutating func handle(_ phase: TouchPhase, gate: TouchGate) -> [TouchPhase] {
        switch (stage, phase) {
        case (.finished, _), (.endHeld, _):
            return stage == .finished ? [] : update(gate: gate)
        case (.held, .cancelled):
            stage = .finished
            return []
        case (.delivering, .cancelled):
            stage = .finished
            return [.cancelled]
        case (.held, .ended):
            hasEnded = true
            return update(gate: gate)
        case (.held, _):
            return update(gate: gate)
        case (.delivering, .ended):
            stage = .endHeld
            return update(gate: gate)
        case (.delivering, _):
            return gate.isClaimed ? update(gate: gate) : [.moved]
        }
    }

    /// Handles a change to `gate`. Returns the phases to deliver to the view, in order.
    public mutating func update(gate: TouchGate) -> [TouchPhase] {
        switch stage {
        case .finished: return []
        case .held:
            if gate.isClaimed {
                stage = .finished
                return []
            }
            guard !gate.holdsBegan else { return [] }
            stage = hasEnded ? .endHeld : .delivering
            return [.began] + (hasEnded ? update(gate: gate) : [])
        case .delivering:
            guard gate.isClaimed else { return [] }
            stage = .finished
            return [.cancelled]
        case .endHeld:
            if gate.isClaimed {
                stage = .finished
                return [.cancelled]
            }
            guard !gate.holdsEnded else { return [] }
            stage = .finished
            return [.ended]
        }
    }
}
