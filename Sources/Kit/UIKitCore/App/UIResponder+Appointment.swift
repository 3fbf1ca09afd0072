extension UIResponder {
    /// The first responder in the chain, starting with this one, that becomes first responder when another resigned or
    /// when its controller appeared: one that can, and is not text, which only the user or the application selects.
    package var appointedResponder: UIResponder? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canBecomeFirstResponder, !current.editsText { return current }
            responder = current.next
        }
        return nil
    }

    /// Whether the responder is text, or passes the role of first responder to text inside it.
    private var editsText: Bool { self is any UIKeyInput || self is UISearchBar }

    /// Whether the responder shows only an accessory view, which stays at the bottom of the screen when text input
    /// ends.
    package var showsOnlyAccessory: Bool { !(self is any UIKeyInput) && inputViewController == nil && inputView == nil }
}

extension UIViewController {
    /// Makes the controller, which has appeared, first responder after this turn, if it can be and its window has none.
    func appointAfterAppearing() {
        guard canBecomeFirstResponder else { return }
        let isAnimated: Bool = isAppearanceAnimated
        // The front controller is known only after the turn.
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, appearance == .appeared, let view = viewIfLoaded, let window = view.window,
                window.firstResponder == nil, view.isDescendant(of: window.focusRoot)
            else { return }
            guard !isAnimated else { return _ = becomeFirstResponder() }
            UIView.performWithoutAnimation { _ = becomeFirstResponder() }
        }
    }
}
