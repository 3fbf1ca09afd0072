import Foundation

/// Recognizes a press of the secondary mouse button, until it is released.
@MainActor
final class SecondaryClickRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = event.buttonMask == .secondary && numberOfTouches == 1 ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        event.buttonMask == .secondary && super.shouldReceive(event)
    }
}
