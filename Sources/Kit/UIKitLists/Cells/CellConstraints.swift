import UIKitCore

/// Passes changes of constraints inside cells to the lists that measure their cells again after such changes.
@MainActor
enum CellConstraints {
    /// Begins to observe the constraints of all views. Without lists that need it, nothing is observed.
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
