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
}
