import GestureArbitration

/// Keys.
extension GestureEnvironment {
    /// Offers key presses to the recognizers of `view` and its superviews. `view` is the view that receives the
    /// presses.
    func process(presses event: UIPressesEvent, of view: UIView?) {
        process(event) {
            for press in event.presses {
                if press.phase == .began { begin(press, event, above: view) } else { findRecognizers(of: press) }
            }
            for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] { send(phase, event) }
        }
        let lifted: Set<UIKeyboardHIDUsage> = Set(
            event.presses.filter { $0.phase == .ended || $0.phase == .cancelled }.compactMap(\.key?.keyCode))
        presses.removeAll { tracked in tracked.press.key.map { lifted.contains($0.keyCode) } ?? true }
    }

    private func begin(_ press: UIPress, _ event: UIPressesEvent, above view: UIView?) {
        let identifier = makeTouchID()
        presses.append(TrackedPress(press: press, identifier: identifier))
        for recognizer in recognizers(above: view) where recognizer.isEnabled && recognizer.shouldReceive(event) {
            guard recognizer.storedDelegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true else {
                continue
            }
            press.gestureRecognizers = (press.gestureRecognizers ?? []) + [recognizer]
        }
    }

    /// Whether a responder or recognizers received the beginning of `press`.
    func isHeld(_ press: UIPress) -> Bool { tracked(press) != nil }

    /// Returns the responder that received the beginning of `press`.
    func responder(ofHeld press: UIPress) -> UIResponder? { tracked(press)?.press.responder }

    private func tracked(_ press: UIPress) -> TrackedPress? {
        presses.last { $0.press.key?.keyCode == press.key?.keyCode }
    }

    /// Sets the recognizers of a released key to those that were offered the key when it was pressed.
    private func findRecognizers(of press: UIPress) {
        press.gestureRecognizers = tracked(press)?.press.gestureRecognizers
    }

    private func send(_ phase: UIPress.Phase, _ event: UIPressesEvent) {
        var notified: [UIGestureRecognizer] = []
        for press in event.presses where press.phase == phase {
            for recognizer in press.gestureRecognizers ?? [] where !notified.contains(recognizer) {
                notified.append(recognizer)
            }
        }
        for recognizer in notified {
            recognizer.modifierFlags = event.modifierFlags
            let group: Set<UIPress> = event.presses(for: recognizer).filter { $0.phase == phase }
            switch phase {
            case .began: recognizer.pressesBegan(group, with: event)
            case .changed, .stationary: recognizer.pressesChanged(group, with: event)
            case .ended: recognizer.pressesEnded(group, with: event)
            case .cancelled: recognizer.pressesCancelled(group, with: event)
            }
        }
    }
}

extension UIResponder {
    /// The nearest view in the responder chain, starting with this responder. If a view controller is nearer, its view.
    var nearestView: UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view }
            if let controller = current as? UIViewController { return controller.viewIfLoaded }
            responder = current.next
        }
        return nil
    }
}
