import Foundation

/// Visible cells whose size changes with their content.
extension UICollectionView {
    /// Called when the content of a cell changes. A cell that has not been measured yet is ignored, because the next
    /// layout measures it.
    func contentDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, cell.hasRequestedPreferredAttributes, !isTiling,
            cell !== reconfiguredCell, cell.superview != nil, !cellsToMeasure.contains(cell)
        else { return }
        cellsToMeasure.append(cell)
        setNeedsLayout()
    }

    /// Measures the cells whose content changed. If the size of a cell has changed, invalidates the layout, and
    /// animates all views to their new frames if possible. Returns whether the change is animated.
    func showChangedSizes() -> Bool {
        guard !cellsToMeasure.isEmpty, !isTiling, !isInTransition else { return false }
        // If the states of several cells change together, their sizes change in one update.
        for case let cell as UICollectionViewCell in visibleViews.values { cell.updateConfigurationIfNeeded() }
        let paths: [IndexPath] = changedPaths(of: cellsToMeasure)
        cellsToMeasure.removeAll()
        guard !paths.isEmpty else { return false }
        storedLayout.invalidatePreferredSizes(of: paths)
        guard window != nil, !isTracking, !isDecelerating, UIView.areAnimationsEnabled else { return false }
        CollectionTransition(view: self, update: nil).run(
            mapElement: { $0 }, change: {}, completion: { _ in })
        return true
    }

    private func changedPaths(of cells: [UICollectionViewCell]) -> [IndexPath] {
        isTiling = true
        defer { isTiling = false }
        return cells.compactMap { cell in
            guard let path = shownPath(of: cell), let shown = cell.shownAttributes else { return nil }
            let preferred = cell.preferredLayoutAttributesFitting(shown.copied())
            let (old, new): (CGSize, CGSize) = (shown.size, preferred.size)
            guard abs(old.width - new.width) > 0.001 || abs(old.height - new.height) > 0.001,
                storedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown)
            else { return nil }
            cell.hasRequestedPreferredAttributes = false
            return path
        }
    }
}
