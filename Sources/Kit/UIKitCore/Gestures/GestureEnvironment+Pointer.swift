import Foundation

/// Wheels, trackpads and a pointer that hovers.
extension GestureEnvironment {
    /// Offers a step of a wheel or a trackpad to the recognizers under the pointer until one handles it, starting with
    /// those of the innermost view.
    func process(scroll event: UIScrollWheelEvent, in window: UIWindow) {
        let location: CGPoint = window.convert(event.location, from: nil as UIWindow?)
        let view = window.hitTest(location, with: event)
        process(event) {
            for recognizer in recognizers(above: view) where recognizer.isEnabled && recognizer.shouldReceive(event) {
                recognizer.modifierFlags = event.modifierFlags
                if recognizer.receiveScroll(event, at: location) { return }
            }
        }
    }

    /// Notifies the recognizers under the pointer, and those that the pointer has left.
    func process(hover event: UIHoverEvent, in window: UIWindow) {
        let location: CGPoint? = event.location.map { window.convert($0, from: nil as UIWindow?) }
        let view: UIView? = location.flatMap { window.hitTest($0, with: event) }
        let under: [UIGestureRecognizer] = recognizers(above: view).filter {
            $0 is UIHoverGestureRecognizer && $0.isEnabled && $0.shouldReceive(event)
        }
        process(event) {
            for recognizer in hovered where !under.contains(recognizer) { recognizer.receiveHover(nil) }
            for recognizer in under {
                recognizer.modifierFlags = event.modifierFlags
                recognizer.receiveHover(location)
            }
        }
        hovered = under
        UIApplication.inputAssistant?.pointerDidMove(over: view, in: window)
        UIApplication.menuPresenter?.pointerDidMove(to: location, in: window)
    }
}
