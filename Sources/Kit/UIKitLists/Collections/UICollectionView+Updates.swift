import Foundation
import RowGeometry

extension UICollectionView: UpdatingList {
    static let names = (item: "item", list: "collection view")

    var isBusy: Bool { isTiling || itemMovement != nil || gap != nil || swipe?.row != nil }

    func computeLayoutAgain() { storedLayout.invalidateLayout() }

    /// Ends the movement of an item. If the layout is invalid, prepares it while the data source still has the old
    /// items.
    func updateWillBegin() {
        revertItemMovement()
        if window != nil, !needsReload { nearAttributes(around: bounds) }
    }

    var currentCounts: [Int] {
        loadIfNeeded()
        return itemCounts
    }

    /// Configures the cells of items again, and reloads the items for which the data source returns another cell.
    package func updateItems(at indexPaths: [IndexPath]) {
        update {
            $0.reconfigured += indexPaths
            $0.replacesCells = true
        }
    }

    // MARK: Performing the update

    /// Performs the changes.
    ///
    /// 1. The new index path of each item is computed from the changes and the data source's current counts.
    /// 2. Selection and measured sizes move with their items, and cells of reconfigured items are configured again.
    /// 3. The layout is prepared for the new items.
    /// 4. Views move with their elements. Views of inserted and deleted elements are animated in and out.
    func apply(_ updates: ListUpdates) {
        prefetched.removeAll()
        guard let resolved = resolve(updates, to: countItems()) else { return finish(updates) }
        let (updates, mapping) = (resolved.updates, resolved.mapping)
        // A swiped item is identified by its index path in the data. If there are placeholders, its index path on the
        // screen, which `mapping` uses, is different.
        if !placeholders.isEmpty || !resolved.placeholders.isEmpty { swipe?.close(animated: false) }
        var replaced: [IndexPath] = []
        defer { if !replaced.isEmpty { reloadItems(at: replaced) } }
        let swiped: SwipedRow? = endSwipe { mapping.newPosition(of: $0.rowPosition) == nil }
        guard window != nil, bounds.height > 0, !isTiling else {
            if let swiped { swiped.remove(from: swipedView(at: swiped.path)) }
            recycleEverything()
            known = KnownAttributes()
            replaced = applyMapping(resolved)
            invalidateCounts()
            return finish(updates)
        }
        let oldPlaceholders: ListPlaceholders = placeholders
        let update = CollectionUpdate(updates.changes, mapping, layout: storedLayout, oldAttributes: known.attributes)
        replaced = applyMapping(resolved)
        CollectionTransition(view: self, update: update, swiped: swiped, oldPlaceholders: oldPlaceholders).run(
            mapElement: update.newElement(of:), change: { self.invalidateCounts() },
            completion: { self.finish(updates, $0) })
    }

    /// Returns the attributes of the elements in and near the visible area `area`, in the coordinates of the layout.
    @discardableResult
    func nearAttributes(around area: CGRect) -> [Attributes] {
        prepareLayoutIfNeeded()
        if !known.covers(area) {
            let near: CGRect = storedLayout.mirrored(areaNear(area))
            let found: [Attributes] = callLayout { storedLayout.layoutAttributesForElements(in: near) } ?? []
            known = KnownAttributes(found, area: area)
            // The layout can have become invalid during the call.
            known.isStale = !isLayoutValid
        }
        return known.attributes
    }

    /// Returns the area within a screen of the visible area `area`, without the parts outside the content and `area`,
    /// because layouts of apps may not expect them.
    private func areaNear(_ area: CGRect) -> CGRect {
        let left: CGFloat = max(area.minX - area.width, min(0, area.minX))
        let right: CGFloat = min(area.maxX + area.width, max(contentSize.width, area.maxX))
        let top: CGFloat = max(area.minY - area.height, min(0, area.minY))
        let bottom: CGFloat = min(area.maxY + area.height, max(contentSize.height, area.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func invalidateCounts(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
        let context = context ?? storedLayout.makeContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    /// Sets the new counts, and transfers selection and measured sizes to the new index paths of the remaining items.
    /// Returns the items whose cells must be replaced.
    @discardableResult
    func applyMapping(_ update: ResolvedUpdate) -> [IndexPath] {
        let (updates, mapping) = (update.updates, update.mapping)
        itemCounts = update.counts
        needsIndexTitles = true
        // The cells to configure are found at their old positions, and configured for their new ones.
        placeholders = update.placeholders
        let replaced: [IndexPath] = reconfigure(updates.reconfigured, mapping, replacesCells: updates.replacesCells)
        let data: RowMapping = update.dataMapping
        let newPath: (IndexPath) -> IndexPath? = { data.newPosition(of: $0.rowPosition).map { IndexPath($0) } }
        selectedPaths.transform(newPath)
        selectionAnchor = selectionAnchor?.moved(newPath)
        touchedPath = touchedPath.flatMap(newPath)
        if !updates.changes.isEmpty { dragDrop?.elementsDidMove(mapping) }
        lastFocusedIndexPath = lastFocusedIndexPath.flatMap(newPath)
        storedLayout.itemsDidMove(mapping, counts: update.counts)
        let isEmpty: Bool = updates.changes.isEmpty && updates.reconfigured.isEmpty
        if isEmpty, !updates.appliesSnapshot { invalidatePreferredSizes() }
        return replaced
    }

    /// Requests that the data source configure the cells of items again. If `replacesCells` is true, returns the items
    /// for which the data source returned another cell.
    private func reconfigure(_ paths: [IndexPath], _ mapping: RowMapping, replacesCells: Bool) -> [IndexPath] {
        guard let dataSource, !paths.isEmpty else { return [] }
        var replaced: [IndexPath] = []
        for path in paths {
            guard let position = mapping.newPosition(of: path.rowPosition), let cell = shownCell(at: path),
                let newPath = unshownPath(IndexPath(position))
            else { continue }
            reconfiguredCell = cell
            let configured = dataSource.collectionView(self, cellForItemAt: newPath)
            reconfiguredCell = nil
            if configured !== cell, replacesCells {
                replaced.append(newPath)
            } else if configured !== cell {
                Diagnostics.warn(
                    "\(type(of: dataSource)) must reuse the cell of a reconfigured item: it must dequeue a cell with the "
                        + "identifier of the item's current cell.")
            }
            cell.hasRequestedPreferredAttributes = false
        }
        storedLayout.invalidatePreferredSizes(of: paths.map { .cell($0) })
        return replaced
    }

    /// Discards the preferred sizes of all items. Visible cells are measured in the next layout, and other cells when
    /// they appear.
    func invalidatePreferredSizes() {
        invalidatePreferredAttributes()
        storedLayout.invalidatePreferredSizes()
    }
}
