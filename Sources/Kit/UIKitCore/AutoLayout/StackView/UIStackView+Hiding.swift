import Foundation

extension UIStackView {
    /// Hides or shows an arranged view inside an animation block: it shrinks or grows while the others move, and is
    /// hidden only at the end.
    ///
    /// - Returns: false when it need not be held back, because nothing moves.
    func animateHiding(of view: UIView, _ isHidden: Bool) -> Bool {
        guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0,
            storedArranged.contains(where: { $0 === view })
        else { return false }
        if !isHidden {
            // It begins without length where it will stand.
            UIView.performWithoutAnimation { layoutIfNeeded() }
            view.layer.isHidden = false
        }
        view.rareState.hiddenInTheEnd = isHidden
        arrangementDidChange()
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration,
            animations: { self.layoutIfNeeded() },
            completion: { _ in view.settleHiding() })
        return true
    }
}

extension UIView {
    /// The animation that hides or shows it is over.
    fileprivate func settleHiding() {
        guard let isHidden = rare?.hiddenInTheEnd else { return }
        rare?.hiddenInTheEnd = nil
        layer.isHidden = isHidden
        hiddenDidChange()
    }
}
