extension UIViewController {
    /// The transition that shows and hides the controller: in a presentation, and on the stack of a navigation
    /// controller. The default, nil, means the standard transition.
    ///
    /// An animator of the transitioning delegate, or of the delegate of the navigation controller, takes precedence.
    ///
    /// Difference from Apple: the property cannot be overridden.
    public var preferredTransition: Transition? {
        get { storedPreferredTransition as? Transition }
        set {
            storedPreferredTransition = newValue
            guard isViewLoaded else { return }
            if let newValue { newValue.prepare(self) } else { ZoomDismissal.detach(from: self) }
        }
    }
}
