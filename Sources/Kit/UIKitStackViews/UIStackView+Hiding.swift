import Foundation
import UIKitCore

extension UIStackView: SubviewArranging {
    /// Animates hiding or showing an arranged view: the view shrinks or grows. After it shrinks, its layer is hidden.
    ///
    /// - Returns: False if no animation is active. In that case, the caller must apply the change.
    package func animateHiding(of view: UIView, _ isHidden: Bool) -> Bool {
        guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0,
            storedArranged.contains(where: { $0 === view })
        else { return false }
        // The view starts with length zero at its future position.
        if !isHidden { UIView.performWithoutAnimation { layoutIfNeeded() } }
        let count: Int = view.beginHiding(isHidden)
        arrangementDidChange()
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration,
            animations: { self.layoutIfNeeded() },
            completion: { _ in view.finishHiding(count) })
        return true
    }

    /// Called after a subview is hidden or shown without an animation.
    package func hiddenDidChange(of subview: UIView) {
        arrangementDidChange()
    }
}
