import Foundation

extension UICollectionView {
    /// Replaces the layout.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout.
    ///
    /// - Parameters:
    ///   - animated: Whether the views move to their new frames with an animation.
    ///   - completion: A closure that is called at the end of the animation. Its argument indicates whether it
    ///     finished.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
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
            old.removeContainers()
            completion?(isFinished)
        }
        guard isShown else {
            recycleEverything()
            invalidateEverything()
            return end(true)
        }
        let run: () -> Void = {
            CollectionTransition(view: self, update: nil).run(
                mapElement: { $0 }, change: { self.invalidateEverything() }, completion: end)
        }
        if animated { run() } else { UIView.performWithoutAnimation(run) }
    }

    private func setLayout(_ layout: UICollectionViewLayout) {
        storedLayout.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        invalidatePreferredAttributes()
    }
}
