extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        storedRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.environment.cancel(recognizer)
        storedRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in storedRecognizers where recognizers?.contains(recognizer) != true {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }

    /// Whether the view accepts events and is a control or has recognizers.
    var acceptsInteraction: Bool { isUserInteractionEnabled && (self is UIControl || !storedRecognizers.isEmpty) }
}
