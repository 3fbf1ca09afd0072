import Foundation
import ScrollPhysics

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the fingers' distance to that at the beginning. If it is set, it continues from the new value.
    open var scale: CGFloat {
        get { factor }
        set { factor = newValue }
    }

    /// The change of `scale` per second.
    open var velocity: CGFloat { trace.velocity(at: now).x }

    /// The change of the fingers' distance at which the gesture begins, in points.
    static let hysteresis: CGFloat = 8

    private var factor: CGFloat = 1
    private var start: TwoFingerGesture?
    private var last: TwoFingerGesture?
    private var trace = MotionTrace()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if downTouches.count > 2 {
            for touch in touches where !downTouches.prefix(2).contains(touch) { ignore(touch, for: event) }
        }
        restart()
    }

    private func restart() {
        start = TwoFingerGesture(downTouches)
        last = start
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingerGesture(downTouches), let start, let last else { return }
        if isActive {
            factor *= fingers.distance / last.distance
            trace.add(x: factor, y: 0, at: event.timestamp)
            self.last = fingers
            state = .changed
        } else if abs(fingers.distance - start.distance) >= Self.hysteresis {
            factor = 1
            trace.add(x: 1, y: 0, at: event.timestamp)
            self.last = fingers
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            if downTouches.count < 2 { state = .ended }
        } else if downTouches.isEmpty {
            state = .failed
        } else {
            restart()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        factor = 1
        start = nil
        last = nil
        trace.removeAll()
    }
}
