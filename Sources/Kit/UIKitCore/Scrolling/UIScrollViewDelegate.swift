import Foundation

/// The methods that a scroll view calls when it scrolls or zooms.
///
/// A series of steps of a wheel or a trackpad counts as a drag. A drag calls these methods in this order:
/// `scrollViewWillBeginDragging`, `scrollViewDidScroll` for every movement, `scrollViewWillEndDragging` and
/// `scrollViewDidEndDragging`. If the content decelerates, it then calls `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` for every movement, and `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the offset changes for any reason. The number of calls depends on the frame rate: do not count them.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the scale of the content changes.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when a finger starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts. The delegate can change `targetContentOffset`, the offset at which the content
    /// will come to rest.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per millisecond.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the finger has lifted. `decelerate` indicates whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content starts to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the deceleration ends: the content has come to rest, or something stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when a programmatic scrolling animation has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view that zooming scales, or `nil` if the content does not zoom. The default is `nil`.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when a pinch or a programmatic change starts to scale the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when zooming has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns whether the content may scroll to its top at the user's request. The default is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the content has scrolled to its top at the user's request.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when `adjustedContentInset` changes.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
