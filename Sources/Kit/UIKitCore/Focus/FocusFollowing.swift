/// A view that changes its appearance with the focus, such as a control or a cell.
@MainActor
package protocol FocusFollowing: UIView {
    /// Called after the view receives or loses the focus, before `didUpdateFocus(in:with:)`.
    func focusStateDidChange()
}
