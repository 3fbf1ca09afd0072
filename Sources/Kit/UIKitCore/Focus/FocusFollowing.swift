/// A view that changes its appearance with the focus. Modules above UIKitCore implement it.
@MainActor
package protocol FocusFollowing: UIView {
    /// Called after the view received or lost the focus, before `didUpdateFocus(in:with:)`.
    func focusStateDidChange()
}
