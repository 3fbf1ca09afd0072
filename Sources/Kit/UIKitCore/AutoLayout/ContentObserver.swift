/// A view that follows the natural sizes of its subviews.
@MainActor
package protocol ContentObserver: UIView {
    /// Called when a subview invalidates its intrinsic content size.
    func contentDidChange(of subview: UIView)
}

extension UIView {
    /// The closure that is called with a view whose constraints or natural size changed. UIKitLists sets it when the
    /// `selfSizingInvalidation` of a list is first set to `enabledIncludingConstraints`.
    package static var constraintObserver: ((UIView) -> Void)?
}
