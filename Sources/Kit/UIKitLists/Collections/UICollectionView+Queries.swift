import Foundation

extension UICollectionView {
    // MARK: Counting

    /// Returns whether the item at `path` in the data exists.
    func contains(_ path: IndexPath) -> Bool { isShown(shownPath(path)) }

    /// Returns whether the item at `path` on the screen exists.
    func isShown(_ path: IndexPath) -> Bool {
        path.count == 2 && itemCounts.indices.contains(path.section)
            && (0..<itemCounts[path.section]).contains(path.item)
    }

    // MARK: Attributes

    /// Returns the layout attributes of the item at an index path on the screen, or nil if the item does not exist.
    func shownAttributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return isShown(path) ? storedLayout.shownAttributes(of: .cell(path)) : nil
    }

    /// Returns the index path on the screen of the frontmost item at `point`, or nil.
    func shownPath(at point: CGPoint) -> IndexPath? {
        let candidates: [UICollectionViewLayoutAttributes] = attributes(
            in: CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
        )
        .filter {
            $0.representedElementCategory == .cell && storedLayout.displayedFrame(of: $0).contains(point)
        }
        return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    // MARK: Views

    func shownCell(at path: IndexPath) -> UICollectionViewCell? { visibleViews[.cell(path)] as? UICollectionViewCell }

    /// Returns the index path on the screen of the item that `cell` shows, or nil.
    func shownPath(of cell: UICollectionViewCell) -> IndexPath? {
        // A cell that is used as a supplementary view shows no item.
        element(of: cell).flatMap { $0.category == .cell ? $0.path : nil }
    }

    /// Returns the element that `view` shows, or nil.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        visibleViews.first { $0.value === view }?.key
    }

    func shownPaths(_ category: ElementCategory, kind: String) -> [IndexPath] {
        layoutIfNeeded()
        let kept: CollectionElement? = firstResponderElement
        return visibleViews.filter { element, view in
            element.category == category && element.kind == kind && view.superview != nil
                && (element != kept || view.convert(view.bounds, to: self).intersects(bounds))
        }.keys.map(\.path).sorted()
    }

    // MARK: Scrolling

    func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        prepareLayoutIfNeeded()
        guard contains(path), let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
        let inset = adjustedContentInset
        let visibleSize = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var offset = offsetShowing(frame)
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - visibleSize.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - visibleSize.height - inset.top }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - visibleSize.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - visibleSize.width - inset.left }
        return clamped(offset)
    }
}
