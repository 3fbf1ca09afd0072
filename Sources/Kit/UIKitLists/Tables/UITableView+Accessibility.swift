import Foundation
import SwipePhysics

extension UITableView {
    /// The visible rows among all rows, such as “Rows 11 to 20 of 45”. Nil if no row is visible.
    package var scrollStatus: String? {
        layoutIfNeeded()
        let area: CGRect = bounds.inset(by: adjustedContentInset)
        let paths: [IndexPath] = indexPathsForRows(in: area) ?? []
        guard let first = paths.first, let last = paths.last else { return nil }
        func number(_ path: IndexPath) -> Int {
            (0..<path.section).reduce(path.row + 1) { $0 + numberOfRows(inSection: $1) }
        }
        let count: Int = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
        return "Rows \(number(first)) to \(number(last)) of \(count)"
    }

    /// Returns the actions of a row for assistive technologies: its swipe actions, and, in editing mode, actions that
    /// move it.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = indexPath(for: cell), drag == nil else { return nil }
        var actions: [UIAccessibilityCustomAction] = []
        for side in [SwipeReveal.Side.trailing, .leading] {
            actions += swipeActions(at: path, on: side)?.accessibilityActions(of: cell) ?? []
        }
        if cell.isEditing, cell.editing.moves {
            actions.append(makeMoveAction("Move Up", by: -1, cell))
            actions.append(makeMoveAction("Move Down", by: 1, cell))
        }
        return actions.isEmpty ? nil : actions
    }

    private func makeMoveAction(_ name: String, by step: Int, _ cell: UITableViewCell) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
            guard let self, let cell else { return false }
            return moveRow(of: cell, by: step)
        }
    }
}
