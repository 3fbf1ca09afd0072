import Foundation

extension UIWindow {
    /// Delivers an event to recognizers, views and responders.
    func deliver(_ event: UIEvent) {
        switch event {
        case let event as UIPressesEvent: deliver(presses: event)
        case let event as UIScrollWheelEvent: gestureEnvironment.process(scroll: event, in: self)
        case let event as UIHoverEvent: gestureEnvironment.process(hover: event, in: self)
        default: deliver(touches: event)
        }
    }

    /// Delivers touches to recognizers first, and then to views.
    private func deliver(touches event: UIEvent) {
        let changed: [UITouch] = event.touches.filter { $0.window === self && $0.phase != .stationary }
        if !changed.isEmpty { gestureEnvironment.process(event, changed: changed) }
    }

    /// Delivers presses to the focused view, the first responder or the innermost visible controller, and up the
    /// responder chain.
    /// The end of a press is sent to the responder that received its start. If no responder of the window received the
    /// start, because a menu or a key command used the key, none receives the end.
    private func deliver(presses event: UIPressesEvent) {
        if intercept(event) { return }
        if event.presses.contains(where: { $0.phase == .ended && !gestureEnvironment.isHeld($0) }) { return }
        let lifted: UIResponder? = event.presses.lazy.filter { $0.phase == .ended }
            .compactMap { self.gestureEnvironment.responder(ofHeld: $0) }.first
        let responder: UIResponder = lifted ?? activeFocusedView ?? commandResponder
        let began: Set<UIPress> = event.allPresses.filter { $0.phase == .began }
        let ended: Set<UIPress> = event.allPresses.filter { $0.phase == .ended }
        for press in event.presses {
            press.window = self
            press.responder = responder
        }
        gestureEnvironment.process(presses: event, of: responder as? UIView ?? responder.nearestView)
        if !began.isEmpty { responder.pressesBegan(began, with: event) }
        if !ended.isEmpty { responder.pressesEnded(ended, with: event) }
    }

    /// Passes a key to an open menu, or performs a key command that has precedence over views and text input. Returns
    /// whether the key was used. If so, the text of the key is ignored.
    private func intercept(_ event: UIPressesEvent) -> Bool {
        guard let press = event.presses.first else { return false }
        let isUsed: Bool =
            UIApplication.menuPresenter?.intercept(press, in: self) == true
            || performKeyCommand(for: press, hasPriority: true)
        if press.phase == .began { UIApplication.shared.input.ignoresText = isUsed }
        return isUsed
    }
}
