/// A view that arranges its visible subviews, such as a stack view.
package protocol SubviewArranging: UIView {
    /// Animates hiding or showing a subview.
    ///
    /// - Returns: False if the change is not animated. In that case, the subview is hidden or shown immediately.
    func animateHiding(of subview: UIView, _ isHidden: Bool) -> Bool

    /// Called after a subview is hidden or shown without an animation.
    func hiddenDidChange(of subview: UIView)
}

extension UIView {
    /// Marks the view as hidden or shown before its layer is. When the animation ends, pass the result to
    /// `finishHiding(_:)`.
    package func beginHiding(_ isHidden: Bool) -> Int {
        if !isHidden { layer.isHidden = false }
        rareState.isHiddenAfterAnimation = isHidden
        rareState.hidingCount += 1
        return rareState.hidingCount
    }

    /// Hides or shows the layer, unless another animation of `isHidden` has begun since.
    package func finishHiding(_ count: Int) {
        guard let isHidden = rare?.isHiddenAfterAnimation, rare?.hidingCount == count else { return }
        rare?.isHiddenAfterAnimation = nil
        layer.isHidden = isHidden
        hiddenDidChange()
    }
}
