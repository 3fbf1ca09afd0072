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
    func scroll(animated: Bool, to target: () -> CGPoint?) {
        layoutIfNeeded()
        guard let offset = target() else { return }
        setContentOffset(offset, animated: animated)
        guard !animated else { return }
        // Sizes above the target may differ from their estimates. Layout measures them, so compute the offset again.
        for _ in 0..<3 {
            layoutIfNeeded()
            guard let offset = target(), offset != contentOffset else { return }
            setContentOffset(offset, animated: false)
        }
    }
}
