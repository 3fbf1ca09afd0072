import Foundation

/// The distance and direction of two fingers, for pinches and rotations.
struct TwoFingerGesture {
    /// The distance between the fingers, in points. It is at least 1.
    let distance: CGFloat
    /// The direction from the first finger to the second, in radians.
    let angle: CGFloat

    /// Creates the gesture of the first two touches, or returns `nil` if there are fewer than two.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first: CGPoint = touches[0].windowLocation
        let second: CGPoint = touches[1].windowLocation
        distance = max(1, hypot(second.x - first.x, second.y - first.y))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Returns the rotation from `start`, by the shorter way, in radians.
    func turn(from start: TwoFingerGesture) -> CGFloat {
        var turn: CGFloat = angle - start.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}
