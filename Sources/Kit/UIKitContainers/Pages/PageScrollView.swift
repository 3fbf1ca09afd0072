import UIKitCore

/// The view of a page view controller.
@MainActor
final class PageContentView: UIView {
    weak var pages: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layoutPages()
    }
}

/// A scroll view with three slots along its axis, for the previous page, the current page and the next page.
@MainActor
final class PageScrollView: UIScrollView, UIScrollViewDelegate, PagingContainer {
    weak var pages: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        storedScrollDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.pagesDidScroll() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { pages?.pagesDidStop() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages?.pagesDidStop() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages?.pagesDidStop() }
}
