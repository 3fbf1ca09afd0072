import Foundation

/// Recognises a pointer that is over the view with no button down.
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

    /// Touches are not its business: it would hold them back from its view.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

    /// Hovering keeps nothing else from being recognised.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
