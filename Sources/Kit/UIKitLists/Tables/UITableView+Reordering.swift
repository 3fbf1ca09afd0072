import Foundation
import RowGeometry

/// Rows that the user drags to other positions.
///
/// During a drag, cells and frames have the index paths on the screen, where the dragged row is at its target. The data
/// source and the delegate receive the index paths in the data, which has not changed yet.
extension UITableView {
    /// Whether the rows on the screen differ from the rows in the data source, because the user is moving a row, or
    /// because there are placeholders. A reload ends the movement, and removes the placeholders.
    public var hasUncommittedUpdates: Bool { drag != nil || !placeholders.isEmpty }

    private static let duration: TimeInterval = 0.25

    /// Returns the index path in the data of the row that is shown at `path`, or nil for a placeholder.
    func dataPath(_ path: IndexPath) -> IndexPath? { dataPath(path, placeholders) }

    func dataPath(_ path: IndexPath, _ placeholders: ListPlaceholders) -> IndexPath? {
        if let drag { return drag.placeholders.data(drag.movement.original(path.rowPosition)).map { IndexPath($0) } }
        return placeholders.isEmpty ? path : placeholders.data(path.rowPosition).map { IndexPath($0) }
    }

    /// Handles the gesture of a reorder control.
    func handleReordering(of cell: UITableViewCell, _ recognizer: UILongPressGestureRecognizer) {
        let finger: CGPoint = recognizer.location(in: nil)
        // During a drag, another finger can touch the control of another row.
        guard recognizer.state == .began || drag?.cell === cell else { return }
        switch recognizer.state {
        case .began: beginReordering(cell, at: finger)
        case .changed: moveDraggedRow(to: finger)
        case .ended: endReordering(isCancelled: false, animated: true)
        case .cancelled, .failed: endReordering(isCancelled: true, animated: true)
        case .possible: break
        }
    }

    private func beginReordering(_ cell: UITableViewCell, at finger: CGPoint) {
        guard let drag = beginReordering(cell, grip: convert(finger, from: nil).y - cell.frame.minY) else { return }
        drag.finger = finger
        UIView.animate(withDuration: Self.duration) { cell.lift() }
        drag.scroller = EdgeScroller(self) { [unowned self, unowned drag] in placeDraggedRow(drag) }
    }

    private func beginReordering(_ cell: UITableViewCell, grip: CGFloat) -> RowDrag? {
        guard drag == nil, updates == nil, let path = shownPath(of: cell), unshownPath(path) != nil else { return nil }
        swipe.close(animated: true)
        cancelTouch()
        let drag = RowDrag(cell, at: path.rowPosition, placeholders, grip: grip)
        self.drag = drag
        beginGroupCards()
        bringSubviewToFront(cell)
        cell.setNeedsUpdateConfiguration()
        return drag
    }

    /// Moves a row by one position in its section, as if the user had dragged it. Returns whether the row moved.
    func moveRow(of cell: UITableViewCell, by step: Int) -> Bool {
        guard let drag = beginReordering(cell, grip: 0) else { return false }
        var target: RowMovement.Position = drag.movement.source
        target.row += step
        if (0..<geometry.rowCount(in: target.section)).contains(target.row) { propose(target, for: drag) }
        let moves: Bool = drag.movement.target != drag.movement.source
        endReordering(isCancelled: false, animated: true)
        return moves
    }

    private func moveDraggedRow(to finger: CGPoint) {
        guard let drag else { return }
        drag.finger = finger
        placeDraggedRow(drag)
        drag.scroller?.dragDidMove(to: drag.cell.frame)
    }

    /// Moves the dragged row with the finger, and moves the other rows to make room at the nearest position.
    private func placeDraggedRow(_ drag: RowDrag) {
        let top: CGFloat = convert(drag.finger, from: nil).y - drag.grip
        drag.cell.frame.origin.y = top
        let proposed = geometry.insertionPosition(nearest: top - sectionsTop, of: drag.movement.target)
        guard proposed != drag.proposed else { return }
        drag.proposed = proposed
        propose(proposed, for: drag)
    }

    /// Asks the delegate for the target of the dragged row, and moves the other rows to make room there.
    private func propose(_ proposed: RowMovement.Position, for drag: RowDrag) {
        let source: RowMovement.Position = drag.movement.source
        let dataProposed = IndexPath(drag.placeholders.destination(proposed, removing: source))
        var answer: IndexPath = dataProposed
        if let delegate = tableDelegate, let dataSource = drag.placeholders.data(source) {
            answer = delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: IndexPath(dataSource), toProposedIndexPath: dataProposed)
        }
        guard answer.count == 2, answer.section >= 0, answer.section < geometry.sectionCount else { return }
        var target: RowMovement.Position =
            answer == dataProposed
            ? proposed : drag.placeholders.shownDestination(answer.rowPosition, removing: source)
        let others: Int =
            geometry.rowCount(in: target.section) - (target.section == drag.movement.target.section ? 1 : 0)
        target.row = min(max(0, target.row), others)
        show(drag, at: target, animated: true)
    }

    /// Shows the dragged row at `target`. The other cells move to their new frames.
    private func show(_ drag: RowDrag, at target: RowMovement.Position, animated: Bool) {
        guard target != drag.movement.target else { return }
        show(RowMovement(source: drag.movement.target, target: target))
        drag.movement.target = target
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    /// Moves a row from one position on the screen to another. The next layout places the cells.
    private func show(_ movement: RowMovement) {
        geometry.moveRow(at: movement.source, to: movement.target)
        if !placeholders.isEmpty { placeholders = placeholders.moved(by: movement) }
        let cells: [(IndexPath, UITableViewCell)] = visibleCellsByPath.map {
            (IndexPath(movement.shown($0.key.rowPosition)), $0.value)
        }
        visibleCellsByPath = Dictionary(cells, uniquingKeysWith: { $1 })
        setNeedsLayout()
    }

    /// Moves the selection with a row that the user moved, and has the data source move the row.
    ///
    /// - Parameter movement: The movement between positions in the data. The table view already shows it.
    private func commit(_ movement: RowMovement) {
        userMovement = movement
        prefetched.removeAll()
        selectedPaths.transform { IndexPath(movement.shown($0.rowPosition)) }
        lastFocusedIndexPath = lastFocusedIndexPath.map { IndexPath(movement.shown($0.rowPosition)) }
        selectionAnchor = nil
        dataSource?.tableView(self, moveRowAt: IndexPath(movement.source), to: IndexPath(movement.target))
    }

    /// Moves a row that the user dropped at another index path in the data. The cells move there from their positions
    /// around the gap.
    func moveDroppedRow(from source: IndexPath, to target: IndexPath) {
        updateWillBegin()
        let counts: [Int] = currentCounts
        let shownSource: RowMovement.Position = shownPath(source).rowPosition
        let shown = RowMovement(
            source: shownSource, target: placeholders.shownDestination(target.rowPosition, removing: shownSource))
        var (changes, newCounts) = (RowChanges(), counts)
        changes.movedRows[shown.source] = shown.target
        guard source != target, isShown(IndexPath(shown.source)), counts.indices.contains(target.section) else {
            return
        }
        newCounts[source.section] -= 1
        newCounts[target.section] += 1
        guard let mapping = try? changes.mapping(from: counts, to: newCounts) else { return }
        swipe.close(animated: true)
        beginGroupCards()
        gap = nil
        show(shown)
        dragDrop?.elementsDidMove(mapping)
        commit(RowMovement(source: source.rowPosition, target: target.rowPosition))
        updateVisibleCells()
        guard window != nil else { return endGroupCards() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
            animations: { self.layoutIfNeeded() },
            completion: { _ in self.endGroupCards() })
    }

    /// Ends the drag at its target, or at the original position of the row if the drag is canceled.
    ///
    /// 1. The final index paths of the cells are set, and the selection moves with the rows.
    /// 2. The data source moves the row.
    /// 3. The row moves to its final frame.
    func endReordering(isCancelled: Bool, animated: Bool) {
        guard let drag else { return }
        drag.scroller?.end()
        if isCancelled { show(drag, at: drag.movement.source, animated: animated) }
        self.drag = nil
        if !isCancelled, let source = drag.placeholders.data(drag.movement.source),
            let target = placeholders.data(drag.movement.target), source != target
        {
            commit(RowMovement(source: source, target: target))
        }
        updateVisibleCells()
        let cell = drag.cell
        cell.setNeedsUpdateConfiguration()
        let change: () -> Void = {
            drag.unlifted.restore(in: cell)
            if cell.superview === self, let path = self.shownPath(of: cell), self.isShown(path) {
                cell.frame = self.frame(of: path.element)
            }
        }
        setNeedsLayout()
        guard animated, window != nil else {
            change()
            return endGroupCards()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: change,
            completion: { _ in self.endGroupCards() })
    }
}
