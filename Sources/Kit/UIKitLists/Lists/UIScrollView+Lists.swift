import Foundation

/// Methods that table views and collection views share.
extension UIScrollView {
    /// The lowest subview index of scrolled content: in front of the background view and of the refresh control.
    var lowestContentIndex: Int { refreshControlIndex + (refreshControl == nil ? 0 : 1) }

    /// Replaces the background view.
    func backgroundDidChange(from old: UIView?, to new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Scrolls to the offset that `target` returns. Does nothing if it returns nil.
    ///
    /// Sizes before the target may differ from their estimates. Layout measures them, so `target` is called again after
    /// each layout until the scroll ends. If the target depends on the content offset, pass false for
    /// `followsTarget`, so that an animated scroll ends at the first target.
    func scroll(animated: Bool, followsTarget: Bool = true, to target: @escaping () -> CGPoint?) {
        layoutIfNeeded()
        guard let offset = target() else { return }
        setContentOffset(offset, animated: animated)
        if !animated { moveToTarget(target) } else if followsTarget { aim(target) }
    }
}
