import Foundation

/// Two fingers, as a pinch or a rotation sees them.
struct TwoFingerGesture {
    /// How far they are apart, in points.
    let distance: CGFloat
    /// The direction from the first to the second, in radians.
    let angle: CGFloat

    /// Nil unless there are two fingers.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first: CGPoint = touches[0].windowLocation
        let second: CGPoint = touches[1].windowLocation
        distance = max(1, hypot(second.x - first.x, second.y - first.y))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// The turn from `start` to here by the shorter way, in radians.
    func turn(from start: TwoFingerGesture) -> CGFloat {
        var turn: CGFloat = angle - start.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}
