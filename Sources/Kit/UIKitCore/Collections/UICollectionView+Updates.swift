import Foundation
import RowGeometry

extension UICollectionView: UpdatingList {
    // MARK: Blocks

    /// Makes all changes of `updates` at once, animated. Without changes, cells take the size that they want now.
    ///
    /// Deleted, reloaded and moved items are named by their places before all changes, inserted ones and the targets of
    /// moves by their places after. The data source must tell of the new items when `updates` returns.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        makeTogether(updates, completion: completion)
    }

    var shownCounts: [Int] {
        loadIfNeeded()
        return itemCounts
    }

    // MARK: Items

    /// Adds items at the places that they have after the changes.
    public func insertItems(at indexPaths: [IndexPath]) {
        update { $0.changes.insertedRows.formUnion(indexPaths.map(\.rowPlace)) }
    }

    /// Takes items away.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.changes.deletedRows.formUnion(indexPaths.map(\.rowPlace)) }
    }

    /// Makes items anew: they get other cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.changes.reloadedRows.formUnion(indexPaths.map(\.rowPlace)) }
    }

    /// Fills the cells of items again: they keep them.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfigured += indexPaths }
    }

    /// Moves an item.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedRows[indexPath.rowPlace] = newIndexPath.rowPlace }
    }

    // MARK: Sections

    /// Adds sections at the places that they have after the changes.
    public func insertSections(_ sections: IndexSet) {
        update { $0.changes.insertedSections.formUnion(sections) }
    }

    /// Takes sections away.
    public func deleteSections(_ sections: IndexSet) {
        update { $0.changes.deletedSections.formUnion(sections) }
    }

    /// Makes sections anew.
    public func reloadSections(_ sections: IndexSet) {
        update { $0.changes.reloadedSections.formUnion(sections) }
    }

    /// Moves a section with its items.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.changes.movedSections[section] = newSection }
    }

    // MARK: Making the changes

    /// Makes the changes.
    ///
    /// 1. Where every item goes follows from the changes and from what the data source says now.
    /// 2. Selection, and what the layout knows, go with their items; cells are filled again where that was asked.
    /// 3. The layout is prepared for what there is now.
    /// 4. Views go with their elements; others come and leave.
    func apply(_ due: ListUpdates) {
        let counts: [Int] = countItems()
        guard let mapping = self.mapping(of: due, to: counts) else { return finish(due) }
        guard window != nil, bounds.height > 0, !isTiling else {
            recycleEverything()
            adopt(mapping, counts, due)
            invalidateCounts()
            return finish(due)
        }
        let near: CGRect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let update = CollectionUpdate(due.changes, mapping, layout: storedLayout, before: attributes(in: near))
        adopt(mapping, counts, due)
        CollectionTransition(view: self, update: update).run(
            rename: update.newElement(of:), change: { self.invalidateCounts() }, completion: { self.finish(due, $0) })
    }

    private func invalidateCounts() {
        let context: UICollectionViewLayoutInvalidationContext = storedLayout.makeContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
    }

    /// Takes over the new items: selection, and what the layout knows, go with those that stay.
    private func adopt(_ mapping: RowMapping, _ counts: [Int], _ due: ListUpdates) {
        itemCounts = counts
        refill(due.reconfigured, mapping)
        selectedPaths = selectedPaths.compactMap { mapping.newPlace(of: $0.rowPlace).map { IndexPath($0) } }
        touchedPath = touchedPath.flatMap { mapping.newPlace(of: $0.rowPlace).map { IndexPath($0) } }
        storedLayout.itemsDidMove(mapping, counts: counts)
        let isEmpty: Bool = due.changes.isEmpty && due.reconfigured.isEmpty
        if isEmpty { forgetPreferredSizes() }
    }

    /// Has the cells of items filled again.
    private func refill(_ paths: [IndexPath], _ mapping: RowMapping) {
        guard let dataSource, !paths.isEmpty else { return }
        for path in paths {
            guard let place = mapping.newPlace(of: path.rowPlace), let cell = cellForItem(at: path) else { continue }
            reconfiguredCell = cell
            let filled: UICollectionViewCell = dataSource.collectionView(self, cellForItemAt: IndexPath(place))
            reconfiguredCell = nil
            if filled !== cell {
                Diagnostics.warn(
                    "\(type(of: dataSource)) must fill the cell of an item that is reconfigured: it must dequeue one "
                        + "with the identifier that the item's cell had before.")
            }
            cell.wasAsked = false
        }
        storedLayout.forgetPreferredSizes(of: paths)
    }

    /// Every cell is asked again how large it would like to be, and those that come are asked when they do.
    func forgetPreferredSizes() {
        askViewsAgain()
        storedLayout.forgetPreferredSizes()
    }
}
