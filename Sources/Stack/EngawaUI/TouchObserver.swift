import UIKitCore

/// A gesture recognizer that never recognizes a gesture, and observes whether fingers touch its window.
final class TouchObserver: UIGestureRecognizer {
    /// Called after the last finger has left the window.
    var onEnd: () -> Void = {}
    /// Whether a finger touches the window.
    var isTouched: Bool { touches.contains { $0.phase != .ended && $0.phase != .cancelled } }

    private var touches: Set<UITouch> = []

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.touches.formUnion(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        remove(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        remove(touches)
    }

    private func remove(_ touches: Set<UITouch>) {
        self.touches.subtract(touches)
        if self.touches.isEmpty { state = .failed }
    }

    override func reset() {
        super.reset()
        touches = []
        onEnd()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
