extension UIView {
    /// Makes the first responder resign if it is this view or a descendant, and returns whether it resigned.
    ///
    /// - Parameter force: Whether a first responder that refuses to resign loses the status nevertheless.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else { return false }
        if view.resignFirstResponder() { return true }
        guard force, window.firstResponder === view else { return false }
        window.firstResponder = nil
        return true
    }
}
