import CoreGraphics
import UIKitCore

/// Recognizes the touches that place the caret or select text in a view with a text interaction.
///
/// The pointer selects immediately. A finger selects when it lifts, because its touch can become a scroll gesture.
final class TextInteractionRecognizer: UIGestureRecognizer {
    private weak var interaction: UITextInteraction?
    private var start: CGPoint = .zero

    /// The maximum distance by which a finger may move, in points.
    private static let allowableMovement: CGFloat = 10

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "text.select"
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let interaction, let touch = touches.first, numberOfTouches == 1 else { return state = .failed }
        let point: CGPoint = touch.location(in: view)
        start = touch.location(in: nil)
        guard interaction.canBegin(at: point) else { return state = .failed }
        if event.buttonMask == .secondary {
            interaction.openMenu(at: point)
            return state = .failed
        }
        guard touch.type == .indirectPointer else { return }
        let isExtending: Bool = event.modifierFlags.contains(.shift)
        state = interaction.press(at: point, count: touch.tapCount, extending: isExtending) ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        guard state == .possible else {
            interaction?.drag(to: touch.location(in: view))
            return state = .changed
        }
        let point: CGPoint = touch.location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.allowableMovement { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return state = .failed }
        if state == .possible {
            interaction?.tap(at: touch.location(in: view), count: touch.tapCount)
        } else {
            interaction?.finish()
        }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { interaction?.finish() }
        state = state == .possible ? .failed : .cancelled
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view || preventedGestureRecognizer is UIPanGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UITapGestureRecognizer)
    }
}
