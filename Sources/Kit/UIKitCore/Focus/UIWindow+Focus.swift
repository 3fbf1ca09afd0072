extension UIWindow: FocusWindow {
    package var focusSystem: UIFocusSystem {
        if let storedFocusSystem { return storedFocusSystem }
        let system = UIFocusSystem(window: self)
        storedFocusSystem = system
        return system
    }

    /// The view within which the focus moves: the view of the topmost presented controller or of the root controller,
    /// or the window if that view is not in it.
    package var focusRoot: UIView {
        guard let front = rootViewController?.topmostPresented.viewIfLoaded, front.window === self else { return self }
        return front
    }

    /// The focused view, or nil if a presented controller covers it.
    package var activeFocusedView: UIView? {
        guard let view = storedFocusSystem?.focusedItem as? UIView, view.isDescendant(of: focusRoot) else { return nil }
        return view
    }

    /// Makes the item the first responder if possible. Otherwise, ends text editing outside the item.
    ///
    /// - Returns: False if the first responder should change but did not.
    package func updateFirstResponder(for item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else { return true }
        if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
        guard let text = firstResponder as? UIView & UIKeyInput, !view.isDescendant(of: text) else { return true }
        return text.resignFirstResponder()
    }

    package func focusDidMove(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        for case let view as any FocusFollowing in [previous, next] { view.focusStateDidChange() }
    }

    package func focusUpdateDidEnd(_ coordinator: UIFocusAnimationCoordinator) {
        let (animations, completions) = coordinator.takeAnimations()
        if !animations.isEmpty || !completions.isEmpty {
            UIView.animate(withDuration: coordinator.duration, delay: 0, options: .allowUserInteraction) {
                for animation in animations { animation() }
            } completion: { _ in
                for completion in completions { completion() }
            }
        }
        UIApplication.inputAssistant?.focusDidChange(in: self)
    }

    package func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        UIApplication.inputAssistant?.preferredItem(in: environment, of: self)
    }

    package func scheduleFocusUpdate(_ update: @escaping @MainActor () -> Void) {
        UIApplication.shared.afterTurn(update)
    }

    /// Moves the focus to the first responder if it can be focused.
    func focusFirstResponder(after old: UIResponder?) {
        guard !focusSystem.isMoving else { return }
        if let view = firstResponder as? UIView, view.canBecomeFocused {
            focusSystem.move(to: view)
        } else if let old, focusSystem.focusedItem === old {
            focusSystem.move(to: nil)
        }
    }
}

extension UIFocusUpdateContext {
    /// The view that had the focus before the update.
    public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has the focus after the update.
    public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
