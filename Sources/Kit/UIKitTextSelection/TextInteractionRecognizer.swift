import CoreGraphics
import UIKitCore

/// Recognizes the touches that place the caret or select text in a view with a text interaction.
///
/// The pointer selects immediately. A finger selects when it lifts, because its touch can become a scroll gesture. The
/// interaction is notified when the gesture is recognized, which can be later if it must wait for other gestures to
/// fail.
final class TextInteractionRecognizer: UIGestureRecognizer {
    private weak var interaction: UITextInteraction?
    private var start: CGPoint = .zero
    /// The place of the tap or the press in the view.
    private var point: CGPoint = .zero
    private var count = 0
    private var isPointer = false
    private var isExtending = false
    /// Whether a press of the pointer selects text.
    private var isSelecting = false

    /// The maximum distance by which a finger may move, in points.
    private static let allowableMovement: CGFloat = 10

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "text.select"
        cancelsTouchesInView = false
        addTarget(self, action: Selector("recognized", TextInteractionRecognizer.recognized(_:)))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let interaction, let touch = touches.first, numberOfTouches == 1 else { return state = .failed }
        point = touch.location(in: view)
        start = touch.location(in: nil)
        isPointer = touch.type == .indirectPointer
        isSelecting = false
        guard interaction.canBegin(at: point) else { return state = .failed }
        if event.buttonMask == .secondary {
            interaction.openMenu(at: point)
            return state = .failed
        }
        guard isPointer else { return }
        count = touch.tapCount
        isExtending = event.modifierFlags.contains(.shift)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if isPointer { return state = .changed }
        let point: CGPoint = touch.location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.allowableMovement { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return state = .failed }
        if !isPointer {
            point = touch.location(in: view)
            count = touch.tapCount
        }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    func recognized(_ recognizer: UIGestureRecognizer) {
        switch state {
        case .began:
            isSelecting = interaction?.press(at: point, count: count, extending: isExtending) ?? false
        case .changed where isSelecting: interaction?.drag(to: location(in: view))
        case .ended where !isPointer: interaction?.tap(at: point, count: count)
        case .ended where isSelecting, .cancelled where isSelecting: interaction?.finish()
        default: break
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view || preventedGestureRecognizer is UIPanGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UITapGestureRecognizer)
    }
}
