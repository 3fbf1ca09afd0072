/// A view that changes its appearance with the focus. Modules above UIKitCore implement it.
@MainActor
package protocol FocusFollowing: UIView {
    /// Called after the view receives or loses the focus, before `didUpdateFocus(in:with:)`.
    func focusStateDidChange()
}
