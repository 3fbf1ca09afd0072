import Foundation
import SwipePhysics

extension UICollectionView {
    /// Returns values whose order is the reading order: the headers of a section, then its cells, then its other views.
    func readingOrder(of element: CollectionElement) -> (section: Int, rank: Int, path: IndexPath, kind: String) {
        let rank: Int = element.category == .cell ? 1 : storedLayout.precedesItems(element) ? 0 : 2
        // A view of the whole layout precedes or follows all sections.
        let section: Int = element.path.count > 1 ? element.path.section : rank == 0 ? -1 : .max
        return (section, rank, element.path, element.kind)
    }

    /// Returns the actions of an item for assistive technologies: its swipe actions, and, if it has a visible reorder
    /// handle, actions that move it.
    func accessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = indexPath(for: cell), itemMovement == nil else { return nil }
        var actions: [UIAccessibilityCustomAction] = []
        for side in [SwipeReveal.Side.trailing, .leading] {
            actions += swipeActions(at: path, on: side)?.accessibilityActions(of: cell) ?? []
        }
        if (cell as? UICollectionViewListCell)?.showsReorderHandle == true, implementedPermission(toMove: path) != false
        {
            actions.append(makeMoveAction("Move Up", by: -1, cell))
            actions.append(makeMoveAction("Move Down", by: 1, cell))
        }
        return actions.isEmpty ? nil : actions
    }

    private func makeMoveAction(
        _ name: String, by step: Int, _ cell: UICollectionViewCell
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
            guard let self, let cell, let path = indexPath(for: cell) else { return false }
            return moveItem(at: path, by: step)
        }
    }

    /// Moves an item by one position in its section, as if the user had dragged it.
    private func moveItem(at path: IndexPath, by step: Int) -> Bool {
        let neighbor = IndexPath(item: path.item + step, section: path.section)
        guard contains(neighbor), let frame = layoutAttributesForItem(at: neighbor)?.frame,
            beginInteractiveMovementForItem(at: path)
        else { return false }
        moveItem(to: CGPoint(x: frame.midX, y: frame.midY + CGFloat(step)), delay: 0)
        let moves: Bool = itemMovement.map { $0.movement.target != $0.movement.source } ?? false
        endInteractiveMovement()
        return moves
    }
}
