import UIKitCore

/// Recognizes taps that add items to the current drag. It ignores all other touches.
final class DragAdditionRecognizer: UITapGestureRecognizer {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        name = "drag addition"
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard Drag.current != nil else { return touches.forEach { ignore($0, for: event) } }
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let interaction, let drag = Drag.current, drag.addItems(of: interaction, at: location(in: view)) else {
            state = .failed
            return
        }
        super.touchesEnded(touches, with: event)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // The finger that drags the items can be in the same view.
        !(preventedGestureRecognizer is DragRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
