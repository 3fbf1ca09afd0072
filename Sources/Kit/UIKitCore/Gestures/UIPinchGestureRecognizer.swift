import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
    /// The ratio of the current distance between the fingers to the initial distance. After the app sets a value, later
    /// changes continue from that value.
    open var scale: CGFloat {
        get { tracking.value }
        set { tracking.value = newValue }
    }

    /// The change in `scale` per second.
    open var velocity: CGFloat { tracking.velocity(at: now) }

    /// How much the distance between the fingers must change before the gesture begins, in points.
    static let hysteresis: CGFloat = 8

    var tracking = TwoFingerTracking(initialValue: 1)

    func begins(with fingers: FingerPair, from start: FingerPair) -> Bool {
        abs(fingers.distance - start.distance) >= Self.hysteresis
    }

    func change(_ value: CGFloat, with fingers: FingerPair, from last: FingerPair) -> CGFloat {
        value * fingers.distance / last.distance
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
