import CoreGraphics
import Foundation
import UIKitCore

/// Recognizes taps that add items to the current drag. It ignores all other touches.
///
/// It is not a tap recognizer, because a view with a tap recognizer can be activated at any time.
final class DragAdditionRecognizer: UIGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var start: CGPoint = .zero

    /// The distance that the finger may move, in points.
    private static let slop: CGFloat = 10

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "drag addition"
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard Drag.current != nil, numberOfTouches == 1, let touch = touches.first else {
            return touches.forEach { ignore($0, for: event) }
        }
        start = touch.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point: CGPoint = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let interaction, let view, let drag = Drag.current else {
            state = .failed
            return
        }
        state = drag.addItems(of: interaction, at: view.convert(start, from: nil)) ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // The finger that drags the items can be in the same view.
        !(preventedGestureRecognizer is DragRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
