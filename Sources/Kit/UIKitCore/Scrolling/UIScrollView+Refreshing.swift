extension UIScrollView {
    /// Returns whether the content bounces along an axis even if it is not larger than the view.
    func alwaysBounces(_ axis: ScrollAxes) -> Bool {
        axis == .vertical ? alwaysBounceVertical || refreshControl != nil : alwaysBounceHorizontal
    }

    /// Returns whether the content can move past its ends along an axis.
    func canBounce(_ axis: ScrollAxes, in range: ClosedRange<Double>) -> Bool {
        bounces(axis) && (alwaysBounces(axis) || range.upperBound > range.lowerBound)
    }

    func bounces(_ axis: ScrollAxes) -> Bool { axis == .vertical ? bouncesVertically : bouncesHorizontally }

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
