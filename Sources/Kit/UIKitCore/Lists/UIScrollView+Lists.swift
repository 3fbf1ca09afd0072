import Foundation

/// What tables and collections do alike.
extension UIScrollView {
    /// The place of what scrolls among the subviews: in front of the background and of the refresh control.
    var lowestContentIndex: Int { refreshControlIndex + (refreshControl == nil ? 0 : 1) }

    /// Puts another view behind everything else.
    func backgroundDidChange(from old: UIView?, to new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    /// Scrolls to where `wanted` says; nil is nowhere.
    func scroll(animated: Bool, to wanted: () -> CGPoint?) {
        layoutIfNeeded()
        guard let offset = wanted() else { return }
        setContentOffset(offset, animated: animated)
        guard !animated else { return }
        // What lies on the way may turn out larger than estimated: look again once that is known.
        for _ in 0..<3 {
            layoutIfNeeded()
            guard let offset = wanted(), offset != contentOffset else { return }
            setContentOffset(offset, animated: false)
        }
    }
}
