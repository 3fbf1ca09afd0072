import Foundation
import RowGeometry

/// Updates to the heights of visible rows when the content of the rows changes.
extension UITableView {
    /// Called when the content of a cell changes. Rows that have not been measured yet are measured later in any case.
    func contentDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isTiling, cell.superview === self, !cellsToMeasure.contains(cell)
        else { return }
        cellsToMeasure.append(cell)
        setNeedsLayout()
    }

    /// Measures the rows whose content changed. If the height of a row has changed, all rows move to their new frames.
    func showChangedHeights() {
        guard !cellsToMeasure.isEmpty, !isTiling, !isInTransition else { return }
        // If the states of several cells change together, their heights change in one update.
        for cell in visibleCellsByPath.values { cell.updateConfigurationIfNeeded() }
        let paths: [IndexPath] = changedPaths(of: cellsToMeasure)
        cellsToMeasure.removeAll()
        guard !paths.isEmpty else { return }
        for path in paths {
            let height: Double = geometry.height(of: path.element)
            geometry.setHeight(RowGeometry.Height(height, isEstimated: true), of: path.element)
        }
        // While the table view scrolls, or a row is dragged or swiped, there is no animation: the next layout measures
        // the rows, and keeps the position of the row under the finger.
        let rests: Bool = !isTracking && !isDecelerating && drag == nil && swipe.row == nil
        let counts: [Int] = currentCounts
        guard window != nil, rests, UIView.areAnimationsEnabled,
            let mapping = try? RowChanges().mapping(from: counts, to: counts)
        else { return }
        var updates = ListUpdates(oldCounts: counts)
        updates.keepsHeights = true
        let update = ResolvedUpdate(
            updates: updates, mapping: mapping, dataMapping: mapping, counts: counts, placeholders: placeholders)
        TableTransition(table: self, update: update, oldPlaceholders: placeholders).run()
    }

    private func changedPaths(of cells: [UITableViewCell]) -> [IndexPath] {
        isTiling = true
        defer { isTiling = false }
        return cells.compactMap { cell in
            guard let path = shownPath(of: cell), isShown(path), !geometry.isEstimated(path.element),
                specifiedHeight(ofShown: path) == nil
            else { return nil }
            let height: CGFloat = snapped(cell.fittingHeight(width: max(0, bounds.width - 2 * cardInset)))
            return abs(height - geometry.height(of: path.element)) > 0.001 ? path : nil
        }
    }
}
