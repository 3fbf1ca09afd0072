extension UIScrollView {
    /// Returns whether the content bounces along an axis even if it is not larger than the view.
    func alwaysBounces(_ axis: ScrollAxes) -> Bool {
        axis == .vertical ? alwaysBounceVertical || refreshControl != nil : alwaysBounceHorizontal
    }

    func refreshControlDidChange(from old: UIRefreshControl?) {
        old?.scrollView = nil
        old?.removeFromSuperview()
        if let refreshControl {
            refreshControl.scrollView?.refreshControl = nil
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: refreshControlIndex)
        }
        updateAdjustedInset(keepsTop: true)
        setNeedsLayout()
    }
}
