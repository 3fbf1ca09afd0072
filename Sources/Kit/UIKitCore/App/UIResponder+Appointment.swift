extension UIResponder {
    /// The object that becomes first responder after another object resigns or after a controller appears. It is the
    /// nearest object in the responder chain, starting with this one, that can become first responder and does not edit
    /// text. Only the user or the application makes a text-editing object the first responder.
    package var appointedResponder: UIResponder? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canBecomeFirstResponder, !current.editsText { return current }
            responder = current.next
        }
        return nil
    }

    /// Makes a former first responder first responder again, unless the app has chosen another responder.
    func restoreAsFirstResponder() {
        guard let window = responderWindow else { return }
        // The appointed responder has the role only while no text is edited.
        if window.firstResponder == nil || window.firstResponder === appointedResponder { becomeFirstResponder() }
    }

    /// Whether the responder edits text or, like a search bar, passes the role of first responder to a text field inside
    /// it.
    private var editsText: Bool { self is any UITextInputTraits }

    /// Whether the responder shows neither a keyboard nor an input view. Its accessory view, if any, stays at the
    /// bottom of the screen when text input ends.
    package var showsOnlyAccessory: Bool { !(self is any UIKeyInput) && inputViewController == nil && inputView == nil }
}

extension UIViewController {
    /// Called after the controller has appeared. After this turn, makes it the first responder if it can become first
    /// responder and its window has no first responder.
    func appointAfterAppearing() {
        guard canBecomeFirstResponder else { return }
        let isAnimated: Bool = isAppearanceAnimated
        // The topmost presented controller is known only after the turn.
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, appearance == .appeared, let view = viewIfLoaded, let window = view.window,
                window.firstResponder == nil, view.isDescendant(of: window.focusRoot)
            else { return }
            guard !isAnimated else { return _ = becomeFirstResponder() }
            UIView.performWithoutAnimation { _ = becomeFirstResponder() }
        }
    }
}
