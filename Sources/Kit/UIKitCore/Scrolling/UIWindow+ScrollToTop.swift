extension UIWindow {
    /// Sends the scroll view that is nearest to the top of the screen to its top, if it and its delegate agree.
    ///
    /// A tap on the status bar does this on a phone. There is none here, so the key Home does, when nobody who could use it
    /// has taken it. Returns whether something goes.
    func scrollToTop() -> Bool {
        let root: UIView = rootViewController?.topmostPresented.viewIfLoaded ?? self
        return scrollViews(in: root).min { $0.top < $1.top }?.view.scrollToTop() ?? false
    }

    /// The scroll views that are seen and may be sent to their top, with where they begin.
    private func scrollViews(in view: UIView) -> [(view: UIScrollView, top: CGFloat)] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        var found: [(view: UIScrollView, top: CGFloat)] = []
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
            let frame: CGRect = scrollView.convert(scrollView.bounds, to: self)
            if frame.intersects(bounds) { found.append((scrollView, max(0, frame.minY))) }
        }
        return found + view.subviews.flatMap { scrollViews(in: $0) }
    }
}
