import UIKitCore

/// Notifies lists of changes to constraints inside their cells, if `selfSizingInvalidation` is
/// `enabledIncludingConstraints`.
@MainActor
enum CellConstraints {
    /// Begins to observe the constraints of all views. A list calls this method when its `selfSizingInvalidation`
    /// becomes `enabledIncludingConstraints`.
    static func observe() {
        guard UIView.constraintObserver == nil else { return }
        UIView.constraintObserver = { constraintsDidChange(in: $0) }
    }

    private static func constraintsDidChange(in view: UIView) {
        var current: UIView? = view
        while let ancestor = current {
            if let cell = ancestor as? UITableViewCell {
                guard let table = cell.tableView, table.selfSizingInvalidation == .enabledIncludingConstraints else {
                    return
                }
                return table.contentDidChange(of: cell)
            }
            if let cell = ancestor as? UICollectionViewCell {
                guard let collection = cell.collectionView,
                    collection.selfSizingInvalidation == .enabledIncludingConstraints
                else { return }
                return collection.contentDidChange(of: cell)
            }
            current = ancestor.superview
        }
    }
}
