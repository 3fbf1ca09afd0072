import Foundation

/// A data source whose items can be expanded and collapsed.
@MainActor
protocol OutlineDataSource: UICollectionViewDataSource {
    /// Returns the position of an item in the outline of its section, or nil if the section is not an outline.
    func outlinePlace(at path: IndexPath) -> OutlinePlace?

    /// Expands or collapses an item, if the handlers of the app permit it.
    func toggleItem(at path: IndexPath)
}

/// The position of an item in an outline.
struct OutlinePlace: Equatable {
    /// The number of the item's ancestors.
    var level = 0
    /// Whether the item is expanded.
    var isExpanded = false
}

extension UICollectionView {
    /// Updates the cells of items whose level or disclosure changed.
    func outlineDidChange(at paths: [IndexPath], isAnimated: Bool) {
        guard let source = dataSource as? any OutlineDataSource else { return }
        var cells: [UICollectionViewCell] = []
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            cell.outlinePlace = source.outlinePlace(at: path)
            cells.append(cell)
        }
        guard isAnimated, window != nil else { return }
        UIView.animate(withDuration: CollectionTransition.duration, delay: 0, options: .allowUserInteraction) {
            for cell in cells { cell.layoutIfNeeded() }
        }
    }
}
