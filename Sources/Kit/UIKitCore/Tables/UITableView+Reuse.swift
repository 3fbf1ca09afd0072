import Foundation

extension UITableView {
    /// Says which class the cells with `identifier` are of; nil forgets it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }

    /// Says which class the headers and footers with `identifier` are of; nil forgets it.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.supplements.register(aClass, for: identifier)
    }

    /// A cell with `identifier`: one that is used no longer, or a new one of the registered class; nil without either.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse.takeCell(identifier)
    }

    /// A cell with `identifier`: one that is used no longer, or a new one of the registered class.
    ///
    /// A class must be registered for `identifier`; otherwise the program stops.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = reuse.takeCell(identifier) else {
            stopProgram(
                "No class is registered for the cell identifier \"\(identifier)\". "
                    + "Call register(_:forCellReuseIdentifier:) before.")
        }
        return cell
    }

    /// A header or footer with `identifier`: one that is used no longer, or a new one of the registered class.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.takeSupplement(identifier)
    }

    // MARK: Giving back

    func recycle(allBut paths: Set<IndexPath>) {
        for path in visibleCellsByPath.keys where !paths.contains(path) { recycleCell(path) }
    }

    func recycleCell(_ path: IndexPath) {
        guard let cell = visibleCellsByPath.removeValue(forKey: path) else { return }
        release(cell, from: path)
    }

    /// Takes a cell that is used no longer out of the table.
    func release(_ cell: UITableViewCell, from path: IndexPath) {
        let wasShown: Bool = cell.superview === self
        cell.removeFromSuperview()
        if wasShown { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        reuse.cells.keep(cell, cell.reuseIdentifier)
    }

    func recycleHeader(_ section: Int) {
        guard let view = visibleHeaders.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        reuse.keep(view)
    }

    func recycleFooter(_ section: Int) {
        guard let view = visibleFooters.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        reuse.keep(view)
    }

    func recycleEverything() {
        for path in visibleCellsByPath.keys { recycleCell(path) }
        for section in visibleHeaders.keys { recycleHeader(section) }
        for section in visibleFooters.keys { recycleFooter(section) }
    }
}
