import CoreGraphics

/// A pinch that knows whether its fingers move together.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var initialDistance: CGFloat?

    /// Whether the fingers are closer than they were when the second finger touched down.
    var closes: Bool { (distance ?? 0) < (initialDistance ?? 0) }

    /// The direction from the first finger to the second, in radians. Nil if there are not two fingers.
    var angle: CGFloat? { line.map { atan2($0.dy, $0.dx) } }

    private var distance: CGFloat? { line.map { hypot($0.dx, $0.dy) } }

    private var line: CGVector? {
        guard numberOfTouches >= 2 else { return nil }
        let (first, second): (CGPoint, CGPoint) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return CGVector(dx: second.x - first.x, dy: second.y - first.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if initialDistance == nil { initialDistance = distance }
    }

    override func reset() {
        super.reset()
        initialDistance = nil
    }
}
