import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    /// The clockwise rotation of the fingers since the beginning, in radians. After the app sets a value, later changes
    /// continue from that value.
    open var rotation: CGFloat {
        get { tracking.value }
        set { tracking.value = newValue }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { tracking.velocity(at: now) }

    /// The rotation at which the gesture begins, in radians.
    static let hysteresis: CGFloat = .pi / 30

    var tracking = TwoFingerTracking(initialValue: 0)

    func begins(with fingers: FingerPair, from start: FingerPair) -> Bool {
        abs(fingers.rotation(from: start)) >= Self.hysteresis
    }

    func change(_ value: CGFloat, with fingers: FingerPair, from last: FingerPair) -> CGFloat {
        value + fingers.rotation(from: last)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fingersBegan(touches, with: event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { fingersMoved(with: event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersEnded() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        tracking.reset()
    }
}
