import Foundation

/// A focus update from, to or inside a table view, with the rows that contain the focus before and after it.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that contained the focus before the update, or nil if the focus was not in a row of
    /// the table view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the row that contains the focus after the update, or nil if the focus is not in a row of
    /// the table view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in tableView: UITableView) {
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
        previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { tableView.indexPath(containing: $0) }
        nextFocusedIndexPath = context.nextFocusedView.flatMap { tableView.indexPath(containing: $0) }
    }
}

extension UITableView {
    /// Returns the index path of the row whose cell is `view` or contains it, or nil if no cell contains it.
    fileprivate func indexPath(containing view: UIView) -> IndexPath? {
        var current: UIView? = view
        while let found = current, found !== self {
            if let cell = found as? UITableViewCell, let path = indexPath(for: cell) { return path }
            current = found.superview
        }
        return nil
    }
}
