import Foundation
import ScrollPhysics

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The clockwise rotation of the fingers since the beginning, in radians. If it is set, it continues from the new
    /// value.
    open var rotation: CGFloat {
        get { angle }
        set { angle = newValue }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { trace.velocity(at: now).x }

    /// The rotation at which the gesture begins, in radians.
    static let hysteresis: CGFloat = .pi / 30

    private var angle: CGFloat = 0
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
            angle += fingers.turn(from: last)
            trace.add(x: angle, y: 0, at: event.timestamp)
            self.last = fingers
            state = .changed
        } else if abs(fingers.turn(from: start)) >= Self.hysteresis {
            angle = 0
            trace.add(x: 0, y: 0, at: event.timestamp)
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
        angle = 0
        start = nil
        last = nil
        trace.removeAll()
    }
}
