extension UIView {
    func resignDescendant(force: Bool) -> Bool {
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
