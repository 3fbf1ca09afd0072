import Foundation

/// The gesture of two fingers that drag over rows to select them.
final class MultipleSelectionGesture: UIGestureRecognizer {
    /// The distance that the fingers move before the gesture begins, in points. It is less than the distance for
    /// scrolling.
    private static let hysteresis: CGFloat = 6

    private var fingers: [UITouch] = []
    /// Whether two fingers touch the view.
    var hasTwoFingers: Bool { fingers.count == 2 }
    /// The center of the fingers when the second finger touched the view.
    private(set) var start: CGPoint = .zero

    /// The center of the fingers, in the coordinates of the recognizer's view.
    private var center: CGPoint {
        let points: [CGPoint] = fingers.map { $0.location(in: view) }
        let sum: CGPoint = points.reduce(.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let count = CGFloat(max(1, points.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.filter { !fingers.contains($0) }
        if fingers.count > 2, state == .possible { return state = .failed }
        if fingers.count == 2 { start = center }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.count == 2 else { return }
        if state == .began || state == .changed { return state = .changed }
        let center = self.center
        if hypot(center.x - start.x, center.y - start.y) >= Self.hysteresis { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.removeAll { touches.contains($0) }
        if state == .began || state == .changed {
            state = .ended
        } else if fingers.isEmpty {
            state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.removeAll { touches.contains($0) }
        state = state == .began || state == .changed ? .cancelled : .failed
    }

    override func reset() {
        super.reset()
        fingers.removeAll()
    }
}
