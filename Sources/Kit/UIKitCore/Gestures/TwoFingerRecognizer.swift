import Foundation
import ScrollPhysics

/// A recognizer for a gesture in which the movement of two fingers changes a value: a pinch or a rotation.
@MainActor
protocol TwoFingerRecognizer: UIGestureRecognizer {
    var tracking: TwoFingerTracking { get set }
    /// Returns whether the fingers have moved far enough from `start` for the gesture to begin.
    func begins(with fingers: FingerPair, from start: FingerPair) -> Bool
    /// Returns `value`, changed by the movement of the fingers from `last`.
    func change(_ value: CGFloat, with fingers: FingerPair, from last: FingerPair) -> CGFloat
}

extension TwoFingerRecognizer {
    /// Follows the first two touches, and ignores all others.
    func fingersBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if downTouches.count > 2 {
            for touch in touches where !downTouches.prefix(2).contains(touch) { ignore(touch, for: event) }
        }
        tracking.restart(with: downTouches)
    }

    func fingersMoved(with event: UIEvent) {
        let fingers = FingerPair(downTouches)
        guard let fingers, let start = tracking.start, let last = tracking.last else { return }
        if isActive {
            tracking.record(change(tracking.value, with: fingers, from: last), of: fingers, at: event.timestamp)
            state = .changed
        } else if begins(with: fingers, from: start) {
            tracking.record(tracking.initialValue, of: fingers, at: event.timestamp)
            state = .began
        }
    }

    /// Ends the gesture when both fingers have lifted. One finger that remains keeps the value.
    func fingersEnded() {
        if downTouches.isEmpty {
            state = isActive ? .ended : .failed
        } else {
            tracking.restart(with: downTouches)
        }
    }
}

/// The value that the movement of two fingers changes, and its recent changes.
struct TwoFingerTracking {
    let initialValue: CGFloat
    var value: CGFloat
    /// The fingers when they touched down, or `nil` while there are fewer than two.
    private(set) var start: FingerPair?
    /// The fingers when `value` last changed.
    private(set) var last: FingerPair?
    private var trace = MotionTrace()

    init(initialValue: CGFloat) {
        self.initialValue = initialValue
        value = initialValue
    }

    /// Returns the change in the value per second.
    func velocity(at time: TimeInterval) -> CGFloat { trace.velocity(at: time).x }

    @MainActor
    mutating func restart(with touches: [UITouch]) {
        start = FingerPair(touches)
        last = start
    }

    mutating func record(_ value: CGFloat, of fingers: FingerPair, at time: TimeInterval) {
        self.value = value
        last = fingers
        trace.add(x: value, y: 0, at: time)
    }

    mutating func reset() { self = TwoFingerTracking(initialValue: initialValue) }
}

/// The distance and direction of two fingers.
struct FingerPair {
    /// The distance between the fingers, in points. It is at least 1.
    let distance: CGFloat
    /// The direction from the first finger to the second, in radians.
    let angle: CGFloat

    /// Creates the pair of the first two touches, or returns `nil` if there are fewer than two.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first = touches[0].windowLocation
        let second = touches[1].windowLocation
        distance = max(1, hypot(second.x - first.x, second.y - first.y))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Returns the rotation from `start` in the shorter direction, in radians.
    func rotation(from start: FingerPair) -> CGFloat {
        var rotation: CGFloat = angle - start.angle
        if rotation > .pi { rotation -= 2 * .pi }
        if rotation < -.pi { rotation += 2 * .pi }
        return rotation
    }
}
