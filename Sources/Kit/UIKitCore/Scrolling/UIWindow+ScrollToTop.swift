extension UIWindow {
    /// Finds the scroll view that is nearest to the top of the window and whose `scrollsToTop` is true. Scrolls the
    /// content of that view to its top, if its delegate permits it.
    ///
    /// On iOS, a tap on the status bar has this effect. Here, the Home key has this effect if no responder handles it.
    /// Returns whether a scroll view scrolls.
    func scrollToTop() -> Bool {
        let root: UIView = rootViewController?.topmostPresented.viewIfLoaded ?? self
        return scrollViews(in: root).min { $0.top < $1.top }?.view.scrollToTop() ?? false
    }

    /// Returns the visible scroll views that may be scrolled to their top, with the position of their upper edge.
    private func scrollViews(in view: UIView) -> [(view: UIScrollView, top: CGFloat)] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        var found: [(view: UIScrollView, top: CGFloat)] = []
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
            let frame = scrollView.convert(scrollView.bounds, to: self)
            if frame.intersects(bounds) { found.append((scrollView, max(0, frame.minY))) }
        }
        return found + view.subviews.flatMap { scrollViews(in: $0) }
    }
}
