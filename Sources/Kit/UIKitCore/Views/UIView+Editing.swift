extension UIView {
    /// Makes the first responder resign if it is this view or a descendant, and returns whether it resigned.
    ///
    /// - Parameter force: Whether the first responder loses its status even if it refuses to resign.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else { return false }
        if view.resignFirstResponder() { return true }
        guard force, window.firstResponder === view else { return false }
        UIApplication.shared.changingInputViewsOnce {
            window.firstResponder = nil
            (view as? any TextReceiving)?.finishEditing()
        }
        return true
    }
}
