import Foundation

extension UICollectionView {
    /// Replaces the layout, and calls `completion` at the end of the animation.
    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = storedLayout
        guard layout !== old else { return }
        swipe?.close(animated: false)
        layout.collectionView?.setLayout(UICollectionViewFlowLayout())
        let isShown: Bool = window != nil && bounds.height > 0 && !visibleViews.isEmpty
        let views = Array(visibleViews.values)
        old.prepareForTransition(to: layout)
        setLayout(layout)
        layout.prepareForTransition(from: old)
        for view in views { view.willTransition(from: old, to: layout) }
        let end: (Bool) -> Void = { isFinished in
            for view in views { view.didTransition(from: old, to: layout) }
            // The layout can have become the current one again during the animation.
            if old !== self.storedLayout { old.removeContainers() }
            completion?(isFinished)
        }
        guard isShown else {
            recycleEverything()
            invalidateEverything()
            return end(true)
        }
        let run: () -> Void = {
            CollectionTransition(view: self, update: nil, changesLayout: true).run(
                mapElement: { $0 }, change: { self.invalidateEverything() }, completion: end)
        }
        if animated { run() } else { UIView.performWithoutAnimation(run) }
    }

    // MARK: Layout direction

    /// Lays out the items after a change in the layout direction. The content offset of content that scrolls
    /// horizontally is mirrored, so that the same items stay visible.
    func updateDirection() {
        let direction = effectiveUserInterfaceLayoutDirection
        guard direction != shownDirection else { return }
        defer { shownDirection = direction }
        guard shownDirection != nil, isLayoutValid else { return }
        let offset: CGPoint = contentOffset
        storedLayout.invalidateLayout()
        guard storedLayout.isMirroredFromRightToLeft, contentSize.width > bounds.width else { return }
        prepareLayoutIfNeeded()
        contentOffset = CGPoint(x: contentSize.width - bounds.width - offset.x, y: offset.y)
        // An item whose view is still at its old position must not become the anchor item.
        for view in visibleViews.values { view.shownAttributes = nil }
    }

    // MARK: Interactive changes

    /// A closure that is called at the end of an interactive layout change. Its arguments indicate whether the last
    /// animation finished, and whether the collection view has the new layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins to change the layout interactively, and returns the transition layout.
    ///
    /// During a gesture, the app sets the `transitionProgress` of this layout. At the end, the app calls
    /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`. The delegate can provide the layout with
    /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`. If a change is already in progress, returns its
    /// layout.
    ///
    /// - Parameter completion: A closure that is called at the end of the change.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        if let current = storedLayout as? UICollectionViewTransitionLayout {
            Diagnostics.warn(
                "startInteractiveTransition(to:) was called during an interactive transition. Finish or cancel that "
                    + "transition first.")
            return current
        }
        let old: UICollectionViewLayout = storedLayout
        let between: UICollectionViewTransitionLayout =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        swipe?.close(animated: false)
        revertItemMovement()
        layout.collectionView?.setLayout(UICollectionViewFlowLayout())
        transitionCompletion = completion
        old.prepareForTransition(to: layout)
        setLayout(between)
        // Mirrored content was scrolled to its start before, and keeps its offset.
        if startedLayout === old { startedLayout = between }
        between.attachLayouts(to: self)
        layout.prepareForTransition(from: old)
        for view in visibleViews.values { view.willTransition(from: old, to: layout) }
        old.removeContainers()
        invalidateCounts()
        return between
    }

    /// Ends the interactive change with the new layout. The views move to their frames in the new layout.
    public func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends the interactive change with the previous layout. The views move back to their frames in the previous
    /// layout.
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let between = storedLayout as? UICollectionViewTransitionLayout else { return }
        let (old, new): (UICollectionViewLayout, UICollectionViewLayout) = (between.currentLayout, between.nextLayout)
        let completion: LayoutInteractiveTransitionCompletion? = transitionCompletion
        transitionCompletion = nil
        setLayout(isFinished ? new : old)
        if startedLayout === between { startedLayout = storedLayout }
        let views = Array(visibleViews.values)
        let end: (Bool) -> Void = { isCompleted in
            for view in views { view.didTransition(from: old, to: new) }
            completion?(isCompleted, isFinished)
        }
        guard window != nil, bounds.height > 0, !visibleViews.isEmpty else {
            recycleEverything()
            invalidateCounts()
            return end(true)
        }
        CollectionTransition(view: self, update: nil, changesLayout: true).run(
            mapElement: { $0 }, change: { self.invalidateCounts() }, completion: end)
    }

    private func setLayout(_ layout: UICollectionViewLayout) {
        (storedLayout as? UICollectionViewTransitionLayout)?.attachLayouts(to: nil)
        storedLayout.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        invalidatePreferredAttributes()
    }
}
