extension UIView {
    /// Makes the view, or whatever in it has the keys, give them up, and returns whether it did.
    ///
    /// - Parameter force: takes the keys also from who does not want to give them up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self) else { return false }
        if view.resignFirstResponder() { return true }
        guard force, window.firstResponder === view else { return false }
        window.firstResponder = nil
        return true
    }
}
