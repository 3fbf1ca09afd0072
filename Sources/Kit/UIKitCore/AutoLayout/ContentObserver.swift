/// A view that follows the natural sizes of its subviews.
@MainActor
package protocol ContentObserver: UIView {
    /// Called when a subview invalidates its intrinsic content size.
    func contentDidChange(of subview: UIView)
}
