import CoreGraphics
import UIKitCore

/// Recognizes a finger that drags a handle of the selection, or the caret.
final class TextHandleRecognizer: UIGestureRecognizer {
    /// The object that a finger drags.
    enum Grip {
        case start, end, caret
    }

    /// A closure that returns the object at a point of the view, or nil if no such object is there.
    private let grip: (CGPoint) -> Grip?
    private(set) var current: Grip?
    private var origin: CGPoint = .zero

    /// The distance after which a finger drags the caret, in points. It is less than the distance after which a view
    /// scrolls.
    private static let slop: CGFloat = 5

    init(grip: @escaping (CGPoint) -> Grip?) {
        self.grip = grip
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, current == nil,
            let found = grip(touch.location(in: view))
        else { return state = .failed }
        current = found
        origin = touch.location(in: nil)
        if found != .caret { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return state = .changed }
        let point: CGPoint = touch.location(in: nil)
        let (dx, dy) = (abs(point.x - origin.x), abs(point.y - origin.y))
        guard max(dx, dy) > Self.slop else { return }
        // A vertical movement scrolls instead.
        state = dx >= dy ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        current = nil
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is UIPanGestureRecognizer
    }
}
