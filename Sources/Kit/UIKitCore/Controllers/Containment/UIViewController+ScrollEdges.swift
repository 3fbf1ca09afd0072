/// The scroll views that the bars around a controller follow.
struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
    /// The scroll view that was found in the view hierarchy.
    weak var automatic: UIScrollView?
}

/// A container whose bars follow the scroll view of the controller that it shows.
@MainActor
protocol ScrollEdgeFollowing: UIViewController {
    /// Called when the content of `page` may have reached the edge of a bar, or left it.
    func scrollEdgesDidChange(of page: UIViewController)
}

extension UIViewController {
    /// Sets the scroll view that bars at `edge` follow: `.top`, `.bottom` or both. If nil, the default, a scroll view
    /// in the view hierarchy is used.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { storedScrollViews.top = scrollView }
        if edge.contains(.bottom) { storedScrollViews.bottom = scrollView }
        (storedParent as? any ScrollEdgeFollowing)?.scrollEdgesDidChange(of: self)
    }

    /// Sets the scroll view that bars at all edges follow. If nil, the default, a scroll view in the view hierarchy is
    /// used.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    func defaultScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        stopProgram(
            unless: edge == .top || edge == .bottom, "Bars follow scroll views only at the edges .top and .bottom.")
        if let explicit = edge == .top ? storedScrollViews.top : storedScrollViews.bottom { return explicit }
        guard let view = viewIfLoaded else { return nil }
        if storedScrollViews.automatic.map({ view.showsAsContent($0) }) != true {
            storedScrollViews.automatic = view.contentScrollView
        }
        guard let automatic = storedScrollViews.automatic else { return nil }
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        let frame = view.convert(automatic.bounds, from: automatic)
        let reachesEdge: Bool = edge == .top ? frame.minY <= safeArea.minY + 1 : frame.maxY >= safeArea.maxY - 1
        return reachesEdge ? automatic : nil
    }

    /// Returns the visible fraction of the background of a bar at `edge`: 0 if no content is under the bar, 1 if
    /// content has scrolled under it by 8 points or more.
    func barProminence(at edge: NSDirectionalRectEdge) -> CGFloat {
        guard let scrollView = contentScrollView(for: edge) else { return 0 }
        let inset = scrollView.adjustedContentInset
        // A bar with a large title has no background until only its row of buttons remains.
        let top: CGFloat = scrollView.contentOffset.y + scrollView.reachableTop - (scrollView.barStops.last ?? 0)
        let bottom: CGFloat =
            scrollView.contentSize.height + inset.bottom - scrollView.contentOffset.y - scrollView.bounds.height
        let fraction: CGFloat = min(1, max(0, (edge == .top ? top : bottom) / 8))
        let effect: UIScrollEdgeEffect? = edge == .top ? scrollView.edgeEffects.top : scrollView.edgeEffects.bottom
        return effect?.prominence(fraction) ?? fraction
    }
}

extension UIView {
    /// Whether `scrollView` is a visible descendant that is large enough to be the view's content: wider than half of
    /// the view, and taller than a third of it.
    fileprivate func showsAsContent(_ scrollView: UIScrollView) -> Bool {
        guard scrollView.bounds.width > bounds.width / 2, scrollView.bounds.height > bounds.height / 3 else {
            return false
        }
        var view: UIView = scrollView
        while view !== self {
            guard !view.isHidden, view.alpha > 0, let superview = view.superview else { return false }
            view = superview
        }
        return convert(scrollView.bounds, from: scrollView).intersects(bounds)
    }

    /// The first scroll view that is the view's content. A scroll view that consists of pages does not count, but
    /// scroll views inside it do.
    fileprivate var contentScrollView: UIScrollView? { firstScrollView { self.showsAsContent($0) } }

    private func firstScrollView(where isContent: (UIScrollView) -> Bool) -> UIScrollView? {
        if let scrollView = self as? UIScrollView, !(self is any PagingContainer) {
            return isContent(scrollView) ? scrollView : nil
        }
        for subview in storedSubviews where !subview.isHidden {
            if let found = subview.firstScrollView(where: isContent) { return found }
        }
        return nil
    }
}

extension UIScrollView {
    /// Notifies the nearest container whose bars follow this scroll view. That container notifies the outer ones.
    func notifyBars() {
        var view: UIView? = self
        while let current = view {
            if current !== self, current is UIScrollView, !(current is any PagingContainer) { return }
            if let page = current.viewController, let container = page.parent as? any ScrollEdgeFollowing {
                return container.scrollEdgesDidChange(of: page)
            }
            view = current.superview
        }
    }
}
