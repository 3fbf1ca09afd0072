extension UIAccessibilityCustomAction {
    /// Performs the action, and returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        return target != nil && UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
    }
}
