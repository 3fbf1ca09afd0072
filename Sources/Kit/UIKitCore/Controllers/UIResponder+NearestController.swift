extension UIResponder {
    /// The nearest view controller in the responder chain, starting with this responder.
    package var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
