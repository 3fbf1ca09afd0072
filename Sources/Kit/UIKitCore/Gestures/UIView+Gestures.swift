extension UIView {
    /// The recognisers on it, in the order in which they were added. Nil when there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers.isEmpty ? nil : storedRecognizers }
        set {
            for recognizer in storedRecognizers where newValue?.contains(recognizer) != true {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Puts `gestureRecognizer` on it. It leaves the view it was on.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        storedRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Takes `gestureRecognizer` off it. A gesture that goes on is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.environment.callOff(gestureRecognizer)
        storedRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
