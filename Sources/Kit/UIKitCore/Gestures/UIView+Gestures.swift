extension UIView {
    /// The attached recognizers, in the order in which they were added, or `nil` if no recognizer is attached.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers.isEmpty ? nil : storedRecognizers }
        set {
            for recognizer in storedRecognizers where newValue?.contains(recognizer) != true {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches `gestureRecognizer`, which is removed from its previous view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        storedRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Removes `gestureRecognizer`. A gesture that is in progress is canceled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.environment.cancel(gestureRecognizer)
        storedRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
