import Foundation

/// Hears how a scroll view is scrolled.
///
/// A drag brings, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for every movement,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`; and when the content goes on by itself,
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for every movement, `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, whoever moved it. It comes as often as frames allow: do not add up steps.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The content's scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger lifts. `targetContentOffset` is where the content will come to rest; it may be changed.
    ///
    /// - Parameter velocity: of the content's offset, in points per millisecond.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger has lifted. `decelerate` tells whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// A movement that code asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that a pinch scales; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// A pinch, or code, begins to scale the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Scaling is over.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether the content may go to its top at the person's wish. The default is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content has gone to its top at the person's wish.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// `adjustedContentInset` changed.
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

/// What gives scroll views their `delegate`.
///
/// Swift lets no subclass narrow the type of an inherited property, and Apple's `UITableView.delegate` is narrower
/// than `UIScrollView.delegate`. What a protocol extension declares is not inherited, so that a subclass may declare
/// its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// Who hears how it is scrolled. Held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedScrollDelegate }
        set { storedScrollDelegate = newValue }
    }
}
