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
        let elements: [CollectionElement] = changedElements(of: cellsToMeasure)
        cellsToMeasure.removeAll()
        guard !elements.isEmpty else { return false }
        storedLayout.invalidatePreferredSizes(of: elements)
        guard window != nil, !isTracking, !isDecelerating, UIView.areAnimationsEnabled else { return false }
        CollectionTransition(view: self, update: nil).run(
            mapElement: { $0 }, change: {}, completion: { _ in })
        return true
    }

    private func changedElements(of cells: [UICollectionViewCell]) -> [CollectionElement] {
        isTiling = true
        defer { isTiling = false }
        return cells.compactMap { cell in
            guard let element = element(of: cell), let shown = cell.shownAttributes else { return nil }
            let preferred = cell.preferredLayoutAttributesFitting(shown.copied())
            let (old, new): (CGSize, CGSize) = (shown.size, preferred.size)
            guard abs(old.width - new.width) > 0.001 || abs(old.height - new.height) > 0.001,
                storedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown)
            else { return nil }
            cell.hasRequestedPreferredAttributes = false
            return element
        }
    }
}
