import Foundation

extension UITableView {
    /// Registers a function that creates cells with `identifier`. Nil removes the registration.
    package func registerCells(from source: (() -> UITableViewCell)?, identifier: String) {
        reuse.cells.register(source: source, for: identifier)
    }

    /// Registers a function that creates headers and footers with `identifier`. Nil removes the registration.
    package func registerHeaderFooterViews(from source: (() -> UITableViewHeaderFooterView)?, identifier: String) {
        reuse.headerFooterViews.register(source: source, for: identifier)
    }

    // MARK: Recycling

    /// The index paths of the rows that keep their cells although they may not be visible: the dragged row, the swiped
    /// row, and the row that contains the first responder.
    var keptPaths: Set<IndexPath> {
        let paths: [IndexPath?] = [
            drag.map { IndexPath($0.movement.target) }, swipe.row.map { shownPath($0.path) }, firstResponderPath,
        ]
        return Set(paths.compactMap { $0 })
    }

    private var firstResponderPath: IndexPath? {
        var view = window?.firstResponder as? UIView
        while let current = view, current.superview !== self { view = current.superview }
        return (view as? UITableViewCell).flatMap { shownPath(of: $0) }
    }

    func recycle(allBut paths: Set<IndexPath>) {
        for path in visibleCellsByPath.keys where !paths.contains(path) { recycleCell(path) }
    }

    func recycleCell(_ path: IndexPath, _ placeholders: ListPlaceholders? = nil) {
        guard let cell = visibleCellsByPath.removeValue(forKey: path) else { return }
        release(cell, from: path, placeholders)
    }

    /// Removes a cell from the table view and adds it to the reuse pool.
    ///
    /// - Parameter placeholders: The placeholders for which `path` is valid. The default is the current placeholders.
    func release(_ cell: UITableViewCell, from path: IndexPath, _ placeholders: ListPlaceholders? = nil) {
        let wasShown: Bool = cell.superview === self
        cell.removeFromSuperview()
        RowClip.remove(from: cell)
        cell.setShowsActions(false)
        if wasShown, let path = dataPath(path, placeholders ?? self.placeholders) {
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        reuse.cells.recycle(cell, cell.reuseIdentifier)
    }

    func recycleHeader(_ section: Int) {
        guard let view = visibleHeaders.removeValue(forKey: section) else { return }
        let wasShown: Bool = view.superview === self
        view.removeFromSuperview()
        if wasShown { tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
        reuse.recycle(view)
    }

    func recycleFooter(_ section: Int) {
        guard let view = visibleFooters.removeValue(forKey: section) else { return }
        let wasShown: Bool = view.superview === self
        view.removeFromSuperview()
        if wasShown { tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
        reuse.recycle(view)
    }

    /// Recycles all views.
    ///
    /// - Parameter placeholders: The placeholders for which the index paths of the cells are valid. The default is the
    ///   current placeholders.
    func recycleEverything(_ placeholders: ListPlaceholders? = nil) {
        for path in visibleCellsByPath.keys { recycleCell(path, placeholders) }
        for section in visibleHeaders.keys { recycleHeader(section) }
        for section in visibleFooters.keys { recycleFooter(section) }
    }
}
