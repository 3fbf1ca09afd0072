import CoreGraphics

/// A pinch that knows whether its fingers move together, and how they turn and move the content.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var initialDistance: CGFloat?

    /// Whether the fingers are closer than they were when the second finger touched down.
    var closes: Bool { (distance ?? 0) < (initialDistance ?? 0) }

    /// The rotation since the beginning of the gesture, in radians. As the scale does, it continues when a finger lifts
    /// and another finger touches down.
    private(set) var rotation: CGFloat = 0
    /// The movement since the beginning of the gesture, in points of the window. It continues as the rotation does.
    private(set) var movement = CGVector.zero
    /// The direction from the first finger to the second, and their middle, at the last movement. Nil if there were not
    /// two fingers.
    private var last: (angle: CGFloat, middle: CGPoint)?

    private var current: (angle: CGFloat, middle: CGPoint)? {
        line.map { (atan2($0.dy, $0.dx), location(in: nil)) }
    }

    private var distance: CGFloat? { line.map { hypot($0.dx, $0.dy) } }

    private var line: CGVector? {
        guard numberOfTouches >= 2 else { return nil }
        let (first, second): (CGPoint, CGPoint) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return CGVector(dx: second.x - first.x, dy: second.y - first.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if initialDistance == nil { initialDistance = distance }
        last = current
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let (last, current) = (self.last, self.current)
        if state == .began || state == .changed, let last, let current {
            rotation += remainder(current.angle - last.angle, 2 * .pi)
            movement.dx += current.middle.x - last.middle.x
            movement.dy += current.middle.y - last.middle.y
        }
        self.last = current
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        last = current
    }

    override func reset() {
        super.reset()
        initialDistance = nil
        (rotation, movement, last) = (0, .zero, nil)
    }
}
