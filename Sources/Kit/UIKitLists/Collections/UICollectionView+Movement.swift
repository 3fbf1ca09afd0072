import Foundation
import RowGeometry

/// Items that the user moves to other positions.
///
/// During a movement, the index paths of views and of the layout are those on the screen, where the moved item is at its
/// target. The data source gets the index paths of the data, which has not changed yet.
extension UICollectionView {
    private static let duration: TimeInterval = 0.25

    /// Returns the index path in the data of the item that is shown at `path`.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let itemMovement, path.count == 2 else { return path }
        return IndexPath(itemMovement.movement.original(path.rowPosition))
    }

    /// Returns whether the data source permits to move an item; nil if it does not implement the method.
    ///
    /// The default answer is true only while the collection view is being edited. So the question is asked twice.
    func implementedPermission(toMove path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        reportedEditing = false
        let outside: Bool = dataSource.collectionView(self, canMoveItemAt: path)
        reportedEditing = true
        let inside: Bool = dataSource.collectionView(self, canMoveItemAt: path)
        reportedEditing = nil
        return outside == inside ? inside : nil
    }

    /// Begins to move an item: its cell follows the position that is set with
    /// `updateInteractiveMovementTargetPosition(_:)`. Returns false if the item is not visible or cannot be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        guard itemMovement == nil, updates == nil, refusedCounts == nil, contains(indexPath),
            let cell = cellForItem(at: indexPath), implementedPermission(toMove: indexPath) != false
        else { return false }
        cancelTouch()
        itemMovement = ItemMovement(cell, at: indexPath.rowPosition)
        cell.isMoving = true
        cell.superview?.bringSubviewToFront(cell)
        cell.setNeedsUpdateConfiguration()
        return true
    }

    /// Moves the item to a point of the collection view. The other items make room for it.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let itemMovement else { return }
        let cell = itemMovement.cell
        cell.center = cell.superview?.convert(targetPosition, from: self) ?? targetPosition
        let current = IndexPath(itemMovement.movement.target)
        let proposed: IndexPath = storedLayout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: targetPosition)
        guard proposed != current else { return }
        let source = IndexPath(itemMovement.movement.source)
        let target: IndexPath =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
                toProposedIndexPath: proposed) ?? proposed
        guard target != current, contains(target) else { return }
        show(itemMovement, at: target)
    }

    /// Ends the movement: the data source moves the item to its new position.
    public func endInteractiveMovement() {
        guard let item = itemMovement else { return }
        let (source, target) = (IndexPath(item.movement.source), IndexPath(item.movement.target))
        itemMovement = nil
        item.cell.isMoving = false
        if source != target { dataSource?.collectionView(self, moveItemAt: source, to: target) }
        settle(item.cell)
    }

    /// Ends the movement, and moves the item back.
    public func cancelInteractiveMovement() {
        guard let itemMovement else { return }
        show(itemMovement, at: IndexPath(itemMovement.movement.source))
        self.itemMovement = nil
        itemMovement.cell.isMoving = false
        settle(itemMovement.cell)
    }

    /// Shows the moved item at `target`. The other views move to their new frames.
    private func show(_ item: ItemMovement, at target: IndexPath) {
        let current = item.movement.target
        guard target.rowPosition != current else { return }
        var changes = RowChanges()
        changes.movedRows[current] = target.rowPosition
        var counts = itemCounts
        counts[current.section] -= 1
        counts[target.section] += 1
        guard let mapping = try? changes.mapping(from: itemCounts, to: counts) else { return }
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let update = CollectionUpdate(
            changes, mapping, layout: storedLayout, oldAttributes: attributes(in: near))
        item.movement.target = target.rowPosition
        var updates = ListUpdates(oldCounts: itemCounts)
        updates.changes = changes
        applyMapping(mapping, counts, updates)
        CollectionTransition(view: self, update: update).run(
            mapElement: update.newElement(of:), change: { self.invalidateCounts() }, completion: { _ in })
    }

    /// Lets the cell of an item that was moved return to the layout.
    private func settle(_ cell: UICollectionViewCell) {
        cell.shownAttributes = nil
        cell.setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }
}
