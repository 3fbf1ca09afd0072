import Foundation

/// Recognizes a pointer over the view with no button pressed.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override func receiveHover(_ location: CGPoint?) {
        if let location { lastWindowLocation = location }
        if location == nil {
            if isActive { state = .ended }
        } else {
            state = isActive ? .changed : .began
        }
    }

    /// Receives hover events only. Otherwise the recognizer would hold back touches from its view.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

    /// Hovering prevents no other gesture.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
