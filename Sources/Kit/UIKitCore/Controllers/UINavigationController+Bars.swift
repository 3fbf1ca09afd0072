/// The positions and movements of the bars of a navigation controller.
extension UINavigationController: ScrollEdgeFollowing {
    /// Sets the frames of the bars and of the visible page.
    func placeContent() {
        let bounds = content.bounds
        let safe = content.safeAreaInsets
        backSwipe.updateEdge()
        navigationBar.topExtension = safe.top
        let barHeight = navigationBar.sizeThatFits(bounds.size).height
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarOffscreen ? -barHeight : safe.top, width: bounds.width, height: barHeight)
        let height: CGFloat = toolbar.barHeight + safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: bounds.height - (isToolbarOffscreen ? 0 : height), width: bounds.width, height: height)
        guard let displayedController else { return }
        let frame = place(displayedController)
        guard transition == nil else { return }
        if displayedController.viewIfLoaded?.superview === pages { displayedController.view.frame = frame }
        updateScrollEdges()
    }

    /// Updates the safe area of a page for the bars that cover it, and returns the frame of its view.
    ///
    /// The view ends at a bar if the page does not extend under it.
    @discardableResult
    func place(_ controller: UIViewController) -> CGRect {
        let safe = content.safeAreaInsets
        let edges = controller.edgesForExtendedLayout
        let includesOpaque = controller.extendedLayoutIncludesOpaqueBars
        var covered: UIEdgeInsets = .zero
        var outside: UIEdgeInsets = .zero
        if !isNavigationBarOffscreen, !navigationBar.isHidden {
            let extent: BarExtent = barExtent(of: controller)
            covered.top = min(extent.height, extent.expanded)
            if let scrollView = extent.scrollView {
                scrollView.follow(barTotal: safe.top + extent.expanded, stops: extent.stops)
            } else if controller.isViewLoaded {
                controller.contentScrollView(for: .top)?.follow(barTotal: 0, stops: [])
            }
            let extends: Bool = edges.contains(.top) && (navigationBar.isTranslucent || includesOpaque)
            if !extends { (outside.top, covered.top) = (safe.top + covered.top, 0) }
        }
        let hasTabs: Bool = containerSafeAreaInsets.bottom > 0
        if !isToolbarOffscreen || hasTabs {
            covered.bottom = isToolbarOffscreen ? 0 : toolbar.barHeight
            let isOpaque: Bool = !isToolbarOffscreen && !toolbar.isTranslucent
            let extends: Bool = edges.contains(.bottom) && (!isOpaque || includesOpaque)
            if !extends { (outside.bottom, covered.bottom) = (safe.bottom + covered.bottom, 0) }
        }
        controller.containerSafeAreaInsets = covered
        return pages.bounds.inset(by: outside)
    }

    /// Updates the prominence of the bars' backgrounds according to the content under them.
    func updateScrollEdges() {
        guard let displayedController else { return }
        navigationBar.background.prominence = navigationBarProminence
        let item: UINavigationItem = displayedController.navigationItem
        // At the beginning of a transition, the bar shows the old item.
        if navigationBar.topItem === item, navigationBar.height(showing: item) != navigationBar.bounds.height {
            content.setNeedsLayout()
        }
        toolbar.background.prominence = displayedController.barProminence(at: .bottom)
        (storedParent as? any ScrollEdgeFollowing)?.scrollEdgesDidChange(of: self)
    }

    /// The prominence of the navigation bar's background. It is 1 while a search is active.
    var navigationBarProminence: CGFloat {
        guard let displayedController else { return 0 }
        return displayedController.activeSearch?.isActive == true ? 1 : displayedController.barProminence(at: .top)
    }

    /// Requests a layout. Called when the search bar in the navigation bar needs a different height.
    package func searchHeightDidChange() { content.setNeedsLayout() }

    /// Lays out the bars and the page. Called when a search in the navigation bar begins or ends.
    package func searchDidChange() {
        navigationBar.searchDidChange()
        content.setNeedsLayout()
        content.layoutIfNeeded()
    }

    func scrollEdgesDidChange(of page: UIViewController) {
        if page === displayedController, transition == nil { updateScrollEdges() }
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, isViewLoaded else { return }
        toolbar.setItems(controller.shownToolbarItems, animated: animated)
    }

    /// Moves the navigation bar off the screen or back.
    func moveNavigationBar(offscreen: Bool, animated: Bool) {
        viewIfLoaded?.layoutIfNeeded()
        isNavigationBarOffscreen = offscreen
        moveBar(navigationBar, animated: animated) { $0.isNavigationBarOffscreen }
    }

    /// Moves the toolbar off the screen or back.
    func moveToolbar(offscreen: Bool, animated: Bool) {
        viewIfLoaded?.layoutIfNeeded()
        isToolbarOffscreen = offscreen
        if let item = topViewController?.storedNavigationItem, item.searchItem != nil { item.searchButtonDidMove() }
        moveBar(toolbar, animated: animated) { $0.isToolbarOffscreen }
    }

    private func moveBar(_ bar: UIView, animated: Bool, isOffscreen: @escaping (UINavigationController) -> Bool) {
        let finish: () -> Void = { [weak self] in
            guard let self else { return }
            bar.isHidden = isOffscreen(self)
        }
        guard animated, UIView.areAnimationsEnabled, viewIfLoaded?.window != nil else {
            finish()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        bar.isHidden = false
        NavigationMotion.animate {
            self.placeContent()
            self.content.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }
}
