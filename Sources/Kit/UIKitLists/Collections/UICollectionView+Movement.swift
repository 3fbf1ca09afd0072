import Foundation
import QuartzCore
import RowGeometry

/// Items that the user moves to other positions.
///
/// During a movement, views and the layout use the index paths on the screen, where the moved item is at its target.
/// The data source receives index paths in the data, which has not changed yet.
extension UICollectionView {
    /// Whether the items on the screen differ from the items in the data source, because an item is being moved, or
    /// because there are placeholders. A reload ends the movement, and removes the placeholders.
    public var hasUncommittedUpdates: Bool { itemMovement != nil || !placeholders.isEmpty }

    private static let duration: TimeInterval = 0.25

    /// Returns the index path in the data of the item that is shown at `path`, or nil for a placeholder.
    func dataPath(_ path: IndexPath) -> IndexPath? { dataPath(path, placeholders) }

    func dataPath(_ path: IndexPath, _ placeholders: ListPlaceholders) -> IndexPath? {
        guard path.count == 2 else { return path }
        if let itemMovement {
            return itemMovement.placeholders.data(itemMovement.movement.original(path.rowPosition)).map {
                IndexPath($0)
            }
        }
        return placeholders.isEmpty ? path : placeholders.data(path.rowPosition).map { IndexPath($0) }
    }

    /// Returns whether the data source permits moving an item, or nil if the data source does not implement
    /// `collectionView(_:canMoveItemAt:)`.
    ///
    /// The default implementation returns true only while the collection view is being edited. To detect the default
    /// implementation, this method calls the data source with both values of `isEditing`.
    func implementedPermission(toMove path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        reportedEditing = false
        let outside: Bool = dataSource.collectionView(self, canMoveItemAt: path)
        reportedEditing = true
        let inside: Bool = dataSource.collectionView(self, canMoveItemAt: path)
        reportedEditing = nil
        return outside == inside ? inside : nil
    }

    /// Begins to move an item. Its cell moves to the positions that are passed to
    /// `updateInteractiveMovementTargetPosition(_:)`. Returns false if the item is not visible or cannot be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        guard itemMovement == nil, updates == nil, refusedCounts == nil, contains(indexPath),
            let cell = cellForItem(at: indexPath), implementedPermission(toMove: indexPath) != false
        else { return false }
        cancelTouch()
        swipe?.close(animated: true)
        let scroller = EdgeScroller(self) { [unowned self] in
            guard let position = itemMovement?.position else { return }
            moveItem(
                to: CGPoint(x: position.x + bounds.minX, y: position.y + bounds.minY), delay: reorderingCadence.delay)
        }
        itemMovement = ItemMovement(cell, at: shownPath(indexPath).rowPosition, placeholders, scroller)
        beginGroupCards(Self.groupFrames(of: nearAttributes(around: bounds)))
        cell.isMoving = true
        cell.superview?.bringSubviewToFront(cell)
        cell.setNeedsUpdateConfiguration()
        return true
    }

    /// Moves the item to a point of the collection view. The other items make room for it. At the edges, the collection
    /// view scrolls.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let itemMovement else { return }
        moveItem(to: targetPosition, delay: reorderingCadence.delay)
        let size: CGSize = itemMovement.cell.bounds.size
        itemMovement.scroller.dragDidMove(
            to: CGRect(origin: targetPosition, size: .zero).insetBy(dx: -size.width / 2, dy: -size.height / 2))
    }

    /// Moves the item to a point, and moves the other items to make room for it after `delay` seconds.
    func moveItem(to targetPosition: CGPoint, delay: TimeInterval) {
        guard let itemMovement else { return }
        itemMovement.position = CGPoint(x: targetPosition.x - bounds.minX, y: targetPosition.y - bounds.minY)
        let current = IndexPath(itemMovement.movement.target)
        itemMovement.show(
            storedLayout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: targetPosition),
            in: self)
        let proposed: IndexPath = storedLayout.targetIndexPath(
            forInteractivelyMovingItem: current, withPosition: targetPosition)
        guard proposed != current else { return itemMovement.pause.cancel() }
        let target: IndexPath = self.target(of: itemMovement, at: current, proposed: proposed)
        guard target != current, isDestination(target, from: current) else { return itemMovement.pause.cancel() }
        itemMovement.pause.wait(at: target, for: delay) { [weak self, weak itemMovement] in
            guard let self, let itemMovement, itemMovement === self.itemMovement else { return }
            makeRoom(for: itemMovement, at: target)
        }
    }

    /// Returns the delegate's answer to a proposed position of the moved item. The delegate receives and returns index
    /// paths in the data.
    private func target(of item: ItemMovement, at current: IndexPath, proposed: IndexPath) -> IndexPath {
        let source: RowMovement.Position = item.movement.source
        guard let delegate = collectionDelegate, proposed.count == 2, let dataSource = item.placeholders.data(source),
            let dataCurrent = placeholders.data(current.rowPosition)
        else { return proposed }
        let dataProposed = IndexPath(item.placeholders.destination(proposed.rowPosition, removing: source))
        let answer: IndexPath = delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(dataSource),
            atCurrentIndexPath: IndexPath(dataCurrent), toProposedIndexPath: dataProposed)
        if answer == dataProposed { return proposed }
        guard answer.count == 2 else { return answer }
        return IndexPath(item.placeholders.shownDestination(answer.rowPosition, removing: source))
    }

    /// Moves the other items to make room for the moved item at `target`.
    private func makeRoom(for item: ItemMovement, at target: IndexPath) {
        let position = CGPoint(x: item.position.x + bounds.minX, y: item.position.y + bounds.minY)
        let context = storedLayout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position,
            previousIndexPaths: [IndexPath(item.movement.target)], previousPosition: item.previousPosition)
        item.previousPosition = position
        show(item, at: target, context)
    }

    /// Returns whether an item that is shown at `current` can be moved to `target`, which may be the end of a section.
    private func isDestination(_ target: IndexPath, from current: IndexPath) -> Bool {
        guard target.count == 2, itemCounts.indices.contains(target.section), target.item >= 0 else { return false }
        let end: Int = itemCounts[target.section] - (target.section == current.section ? 1 : 0)
        return target.item <= end
    }

    /// Ends the movement, and has the data source move the item to its new position.
    public func endInteractiveMovement() {
        guard let item = itemMovement else { return }
        let (source, target) = (IndexPath(item.movement.source), IndexPath(item.movement.target))
        itemMovement = nil
        item.cell.isMoving = false
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target], previousIndexPaths: [source], movementCancelled: false))
        if let dataSource, let from = item.placeholders.data(item.movement.source),
            let to = placeholders.data(item.movement.target), from != to
        {
            userMovement = RowMovement(source: from, target: to)
            let center: CGPoint = item.cell.center
            dataSource.collectionView(self, moveItemAt: IndexPath(from), to: IndexPath(to))
            // An update of the data source can already have placed the cell, which moves there from the finger.
            if item.cell.superview != nil { UIView.performWithoutAnimation { item.cell.center = center } }
        }
        settle(item)
    }

    /// Ends the movement, and moves the item back.
    public func cancelInteractiveMovement() {
        guard let itemMovement else { return }
        let (source, target) = (IndexPath(itemMovement.movement.source), IndexPath(itemMovement.movement.target))
        let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [source], previousIndexPaths: [target], movementCancelled: true)
        show(itemMovement, at: source, context)
        self.itemMovement = nil
        settle(itemMovement)
    }

    /// Shows the moved item at `target`. The other views move to their new frames.
    private func show(
        _ item: ItemMovement, at target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let update = move(item, to: target, oldAttributes: nearAttributes(around: bounds)) else { return }
        CollectionTransition(view: self, update: update).run(
            mapElement: update.newElement(of:), change: { self.invalidateCounts(context) }, completion: { _ in })
    }

    /// Moves the item to `target` in the counts, the placeholders and the measured sizes. Returns the update, or nil if
    /// nothing changed.
    private func move(_ item: ItemMovement, to target: IndexPath, oldAttributes: [Attributes]) -> CollectionUpdate? {
        let current = item.movement.target
        guard target.rowPosition != current else { return nil }
        var changes = RowChanges()
        changes.movedRows[current] = target.rowPosition
        var counts = itemCounts
        counts[current.section] -= 1
        counts[target.section] += 1
        guard let mapping = try? changes.mapping(from: itemCounts, to: counts) else { return nil }
        let update = CollectionUpdate(changes, mapping, layout: storedLayout, oldAttributes: oldAttributes)
        var dataMapping: RowMapping = mapping
        item.movement.target = target.rowPosition
        let placeholders: ListPlaceholders = item.placeholders.moved(by: item.movement)
        if !placeholders.isEmpty {
            var changes = RowChanges()
            if let old = self.placeholders.data(current), let new = placeholders.data(target.rowPosition), old != new {
                changes.movedRows[old] = new
            }
            let oldCounts: [Int] = self.placeholders.removing(from: itemCounts)
            dataMapping =
                (try? changes.mapping(from: oldCounts, to: placeholders.removing(from: counts))) ?? dataMapping
        }
        var updates = ListUpdates(oldCounts: itemCounts)
        updates.changes = changes
        applyMapping(
            ResolvedUpdate(
                updates: updates, mapping: mapping, dataMapping: dataMapping, counts: counts,
                placeholders: placeholders))
        return update
    }

    /// Ends a movement before an update. Views are assigned to their original items again, but keep their positions on
    /// the screen.
    func revertItemMovement() {
        guard let item = itemMovement else { return }
        if let update = move(item, to: IndexPath(item.movement.source), oldAttributes: []) {
            let views: [(CollectionElement, UICollectionReusableView)] = visibleViews.compactMap { element, view in
                guard let new = update.newElement(of: element) else { return nil }
                if update.changesSection(of: element, to: new) { view.hasRequestedPreferredAttributes = false }
                return (new, view)
            }
            visibleViews = Dictionary(views, uniquingKeysWith: { $1 })
            invalidateCounts()
        }
        dropItemMovement()
        item.cell.shownAttributes = nil
        item.cell.setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    /// Animates the cell of a moved item to its frame in the layout.
    private func settle(_ item: ItemMovement) {
        let cell = item.cell
        item.scroller.end()
        cell.isMoving = false
        cell.shownAttributes = nil
        cell.setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard window != nil else { return endGroupCards() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.layoutIfNeeded()
                item.unlifted?.restore(in: cell)
            }, completion: { _ in self.endGroupCards() })
    }

    /// Ends the movement without an animation, because the data changed.
    private func dropItemMovement() {
        guard let item = itemMovement else { return }
        itemMovement = nil
        endGroupCards()
        item.scroller.end()
        item.cell.isMoving = false
        item.unlifted?.restore(in: item.cell)
    }

    // MARK: Gestures

    /// Moves an item with the finger.
    ///
    /// - Parameters:
    ///   - path: The item to move when the gesture begins.
    ///   - isRow: Whether the item is a row of a list, which has a shadow and moves only vertically.
    func handleMovement(_ recognizer: UILongPressGestureRecognizer, of path: IndexPath?, isRow: Bool) {
        let finger: CGPoint = recognizer.location(in: self)
        // During a movement, another finger can touch the handle of another item.
        guard recognizer.state == .began || itemMovement?.recognizer === recognizer else { return }
        switch recognizer.state {
        case .began:
            guard let path, beginInteractiveMovementForItem(at: path), let itemMovement else { return }
            itemMovement.recognizer = recognizer
            let center: CGPoint = convert(itemMovement.cell.center, from: itemMovement.cell.superview)
            itemMovement.grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
            if isRow { lift(itemMovement) }
        case .changed:
            guard let itemMovement else { return }
            let center: CGPoint = convert(itemMovement.cell.center, from: itemMovement.cell.superview)
            let x: CGFloat = isRow ? center.x : finger.x + itemMovement.grip.dx
            updateInteractiveMovementTargetPosition(CGPoint(x: x, y: finger.y + itemMovement.grip.dy))
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }

    private func lift(_ item: ItemMovement) {
        item.unlifted = item.cell.prepareLift()
        UIView.animate(withDuration: Self.duration) { item.cell.lift() }
    }
}
