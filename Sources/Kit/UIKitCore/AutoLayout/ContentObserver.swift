/// A view that follows the natural sizes of its subviews.
@MainActor
package protocol ContentObserver: UIView {
    /// Called when a subview invalidates its intrinsic content size.
    func contentDidChange(of subview: UIView)
}

extension UIView {
    /// Called with a view whose constraints or natural size changed. A module above UIKitCore sets it when a list first
    /// measures its cells again after such changes.
    package static var constraintObserver: ((UIView) -> Void)?
}
