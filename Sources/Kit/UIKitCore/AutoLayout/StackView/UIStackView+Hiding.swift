import Foundation

extension UIStackView {
    /// Animates hiding or showing an arranged view: the view shrinks or grows. After it shrinks, its layer is hidden.
    ///
    /// - Returns: False if no animation is active. In that case, the caller must apply the change.
    func animateHiding(of view: UIView, _ isHidden: Bool) -> Bool {
        guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0,
            storedArranged.contains(where: { $0 === view })
        else { return false }
        if !isHidden {
            // The view starts with length zero at its future position.
            UIView.performWithoutAnimation { layoutIfNeeded() }
            view.layer.isHidden = false
        }
        view.rareState.isHiddenAfterAnimation = isHidden
        view.rareState.hidingCount += 1
        let count: Int = view.rareState.hidingCount
        arrangementDidChange()
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration,
            animations: { self.layoutIfNeeded() },
            completion: { _ in view.finishHiding(count) })
        return true
    }
}

extension UIView {
    /// Called when the animation that hides or shows the view has ended.
    fileprivate func finishHiding(_ count: Int) {
        guard let isHidden = rare?.isHiddenAfterAnimation, rare?.hidingCount == count else { return }
        rare?.isHiddenAfterAnimation = nil
        layer.isHidden = isHidden
        hiddenDidChange()
    }
}
