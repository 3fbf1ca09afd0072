import Foundation

extension UICollectionView {
    // MARK: Counting

    /// The number of sections.
    public var numberOfSections: Int {
        loadIfNeeded()
        return itemCounts.count
    }

    /// Returns the number of items in `section`, or 0 if the section does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// Returns whether the item at `path` exists.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && itemCounts.indices.contains(path.section)
            && (0..<itemCounts[path.section]).contains(path.item)
    }

    // MARK: Attributes

    /// Returns the layout attributes of an item, or nil if the item does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return contains(indexPath) ? storedLayout.shownAttributes(of: .cell(indexPath)) : nil
    }

    /// Returns the layout attributes of a supplementary view, if any.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return storedLayout.shownAttributes(
            of: CollectionElement(.supplementaryView, kind: kind, path: indexPath))
    }

    /// Returns the index path of the frontmost item at `point`, or nil.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let candidates: [UICollectionViewLayoutAttributes] = attributes(
            in: CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1)
        )
        .filter {
            $0.representedElementCategory == .cell && storedLayout.displayedFrame(of: $0).contains(point)
        }
        return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    // MARK: Views

    /// Returns the cell of an item, or nil if the item is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visibleViews[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the index path of the item that `cell` shows, or nil.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleViews.first { $0.value === cell }?.key.path
    }

    /// Returns a supplementary view, or nil if it is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        visibleViews[CollectionElement(.supplementaryView, kind: elementKind, path: indexPath)]
    }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// The index paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shownPaths(.cell, kind: "")
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownPaths(.supplementaryView, kind: elementKind)
    }

    private func shownPaths(_ category: ElementCategory, kind: String) -> [IndexPath] {
        layoutIfNeeded()
        return visibleViews.filter { $0.key.category == category && $0.key.kind == kind && $0.value.superview != nil }
            .keys.map(\.path).sorted()
    }

    // MARK: Scrolling

    /// Scrolls so that the item is visible at `scrollPosition`.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(animated: animated) { offset(showing: indexPath, at: scrollPosition) }
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        storedLayout.scrollAcross(to: attributes, at: scrollPosition, animated: animated)
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        prepareLayoutIfNeeded()
        guard checkExists(path, contains(path), for: "scroll to"), let frame = layoutAttributesForItem(at: path)?.frame
        else { return nil }
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
