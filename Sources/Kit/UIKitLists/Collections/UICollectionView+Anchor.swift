import Foundation

/// The item that keeps its position on the screen when other items change their sizes.
extension UICollectionView {
    /// An item, and its origin relative to the origin of the bounds, in points.
    struct HeldItem {
        var path: IndexPath
        var origin: CGPoint
    }

    /// Returns the visible item that is nearest to the finger on the collection view, among those that `isKept`
    /// accepts. Returns nil if no finger touches the collection view.
    func fingerItem(where isKept: (IndexPath) -> Bool = { _ in true }) -> HeldItem? {
        guard isTracking, panGestureRecognizer.numberOfTouches > 0, !needsReload, itemMovement == nil,
            storedLayout.keepsAnchorItem
        else { return nil }
        let finger: CGPoint = panGestureRecognizer.location(in: self)
        var nearest: (distance: CGFloat, item: HeldItem)?
        for (element, view) in visibleViews where element.category == .cell && isKept(element.path) {
            guard let attributes = view.shownAttributes else { continue }
            let shown: CGRect = storedLayout.displayedFrame(of: attributes)
            let aside: CGFloat = max(shown.minX - finger.x, finger.x - shown.maxX, 0)
            let above: CGFloat = max(shown.minY - finger.y, finger.y - shown.maxY, 0)
            let distance: CGFloat = aside * aside + above * above
            if let best = nearest, (best.distance, best.item.path) < (distance, element.path) { continue }
            nearest = (distance, held(element.path, attributes))
        }
        return nearest?.item
    }

    private func held(_ path: IndexPath, _ attributes: Attributes) -> HeldItem {
        let frame: CGRect = attributes.frame
        return HeldItem(path: path, origin: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    }

    /// Returns the first visible item. Returns nil at the start of the content, where the content offset does not
    /// change.
    func anchorItem() -> HeldItem? {
        let inset = adjustedContentInset
        let start: CGFloat =
            storedLayout.beginsAtRight ? contentSize.width + inset.right - bounds.maxX : bounds.minX + inset.left
        guard storedLayout.keepsAnchorItem, bounds.minY + inset.top > 0.001 || start > 0.001 else { return nil }
        let visible = bounds.inset(by: inset)
        let first: (key: CollectionElement, value: UICollectionReusableView)? = visibleViews.lazy
            .filter { $0.key.category == .cell && self.displayedFrame(of: $0.value)?.intersects(visible) == true }
            .min { $0.key.path < $1.key.path }
        guard let first, let attributes = first.value.shownAttributes else { return nil }
        return held(first.key.path, attributes)
    }

    private func displayedFrame(of view: UICollectionReusableView) -> CGRect? {
        view.shownAttributes.map { storedLayout.displayedFrame(of: $0) }
    }

    /// Returns the content offset at which the item of `anchor` has the position on the screen that `anchor` specifies.
    func offset(restoring anchor: HeldItem) -> CGPoint {
        guard isShown(anchor.path), let frame = storedLayout.shownAttributes(of: .cell(anchor.path))?.frame else {
            return contentOffset
        }
        var offset = contentOffset
        if contentSize.height > bounds.height { offset.y = frame.minY - anchor.origin.y }
        if contentSize.width > bounds.width { offset.x = frame.minX - anchor.origin.x }
        return offset
    }

    /// Changes the content offset in the scroll direction, so that the item keeps its position on the screen. Content
    /// that is not scrolling does not move past its start.
    func restore(_ anchor: HeldItem?) {
        guard let anchor else { return }
        var offset: CGPoint = self.offset(restoring: anchor)
        if !isTracking, !isDecelerating {
            let inside: CGPoint = clamped(offset)
            offset = CGPoint(x: max(offset.x, inside.x), y: max(offset.y, inside.y))
        }
        guard abs(offset.x - contentOffset.x) > 0.001 || abs(offset.y - contentOffset.y) > 0.001 else { return }
        compensate(to: offset)
    }
}
