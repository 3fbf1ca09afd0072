import Foundation
import RowGeometry

extension UITableView: UpdatingList {
    /// Performs changes as `performBatchUpdates(_:completion:)` does, but measures only the reported rows again. The
    /// caller must report every row whose content changed.
    package func performReportedUpdates(_ updates: () -> Void) {
        let isOutermost: Bool = self.updates == nil
        beginUpdateGroup()
        if isOutermost { self.updates?.keepsHeights = true }
        updates()
        endUpdateGroup()
    }

    static let names = (item: "row", list: "table view")

    var isBusy: Bool { isTiling || drag != nil || gap != nil || swipe.row != nil }

    func computeLayoutAgain() {
        invalidateMeasuredHeights()
        invalidateMeasuredHeadings()
    }

    /// Ends a drag of a row while the data source still has the old rows.
    func updateWillBegin() { endReordering(isCancelled: true, animated: false) }

    var currentCounts: [Int] {
        loadIfNeeded()
        return (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) }
    }

    /// Configures the cells of rows again, and reloads the rows for which the data source returns another cell.
    package func updateRows(at indexPaths: [IndexPath]) {
        update {
            $0.reconfigured += indexPaths
            $0.replacesCells = true
        }
    }

    // MARK: Performing the update

    /// Performs the changes.
    ///
    /// 1. The new index path of each row is computed from the changes and the data source's current counts.
    /// 2. Cells of reconfigured rows are configured again. Heights and selection move with their rows.
    /// 3. Cells move with their rows. The cells of deleted rows are animated out.
    /// 4. Remaining rows move to their new frames, and inserted rows are animated in.
    func apply(_ updates: ListUpdates) {
        prefetched.removeAll()
        guard dataSource != nil else { return finish(updates) }
        guard let resolved = resolve(updates, to: countRows()) else { return finish(updates) }
        let (updates, mapping) = (resolved.updates, resolved.mapping)
        let oldPlaceholders: ListPlaceholders = placeholders
        // The delegate may request further changes when it learns that the swiped row is closed.
        let swiped: IndexPath? = swipe.row?.path
        defer {
            let data: RowMapping = resolved.dataMapping
            if let swiped { swipeDidEnd(at: data.newPosition(of: swiped.rowPosition).map { IndexPath($0) }) }
        }
        // A swiped row is identified by its index path in the data. If there are placeholders, its index path on the
        // screen is different.
        if !oldPlaceholders.isEmpty || !resolved.placeholders.isEmpty { swipe.moveBack(animated: false) }
        placeholders = resolved.placeholders
        let replaced: [IndexPath] = reconfigure(updates.reconfigured, mapping, replacesCells: updates.replacesCells)
        defer { if !replaced.isEmpty { reloadRows(at: replaced, with: .none) } }
        guard window != nil, bounds.height > 0 else {
            swipe.moveBack(animated: false)
            applyMapping(resolved)
            recycleEverything()
            updateContentSize()
            setNeedsLayout()
            return finish(updates)
        }
        if !UIView.areAnimationsEnabled, isBelowVisibleRows(mapping) {
            if updates.keepsHeights, let rows = mapping.appendedRows {
                append(rows)
            } else {
                applyMapping(resolved)
            }
            updateContentSize()
            setNeedsLayout()
            return finish(updates)
        }
        TableTransition(table: self, update: resolved, oldPlaceholders: oldPlaceholders).run()
    }

    /// Whether an update changes only rows below the bottom of the screen, so that no view moves.
    ///
    /// OPTIMIZATION: If rows are appended while the table scrolls, the visible rows are not processed.
    private func isBelowVisibleRows(_ mapping: RowMapping) -> Bool {
        guard visibleHeaders.isEmpty, visibleFooters.isEmpty, swipe.row == nil, heldRow == nil, drag == nil,
            case .row(let section, let row) = geometry.element(at: visibleRange.upperBound)
        else { return false }
        let last = RowMapping.Position(section: section, row: row)
        guard mapping.reloadedRows.allSatisfy({ last < $0 }) else { return false }
        for section in 0...section {
            let count: Int = section == last.section ? row + 1 : geometry.rowCount(in: section)
            guard mapping.oldSection(of: section) == section, mapping.keepsRows(0..<count, ofSection: section) else {
                return false
            }
        }
        return visibleCellsByPath.keys.allSatisfy { $0.rowPosition <= last }
    }

    /// Adds rows after all other rows.
    ///
    /// OPTIMIZATION: The heights of existing rows are not visited, so the time depends only on the number of new rows.
    private func append(_ rows: Range<Int>) {
        let section: Int = geometry.sectionCount - 1
        var heights = RowGeometry.Section()
        appendHeights(ofRows: rows, section, to: &heights)
        geometry.append(heights.rows)
    }

    /// Requests that the data source configure the cells of rows again. If `replacesCells` is true, returns the rows
    /// for which the data source returned another cell.
    private func reconfigure(_ paths: [IndexPath], _ mapping: RowMapping, replacesCells: Bool) -> [IndexPath] {
        guard let dataSource, !paths.isEmpty else { return [] }
        var replaced: [IndexPath] = []
        for path in paths {
            guard let position = mapping.newPosition(of: path.rowPosition), let cell = visibleCellsByPath[path] else {
                continue
            }
            guard let newPath = unshownPath(IndexPath(position)) else { continue }
            reconfiguredCell = cell
            let configured = dataSource.tableView(self, cellForRowAt: newPath)
            reconfiguredCell = nil
            guard configured !== cell else { continue }
            guard !replacesCells else {
                replaced.append(newPath)
                continue
            }
            Diagnostics.warn(
                "\(type(of: dataSource)) must reuse the cell of a reconfigured row: it must dequeue a cell with the "
                    + "identifier of the row's current cell.")
        }
        return replaced
    }

    /// Replaces the geometry, and transfers heights and selection to the new index paths of the remaining rows.
    ///
    /// 1. Rows that stay in their section keep their heights. Unless `keepsHeights` is true, these heights become
    ///    estimates, because the update may have changed the text of the rows. All other rows first get the heights of
    ///    new rows.
    /// 2. Moved rows get their old heights, as estimates.
    /// 3. Reloaded rows get the heights of new rows.
    func applyMapping(_ update: ResolvedUpdate) {
        let (mapping, keepsHeights) = (update.mapping, update.updates.keepsHeights)
        let old = geometry
        geometry = RowGeometry(
            update.counts.enumerated().map { makeSection($0, rows: $1, mapping, old, keepsHeights: keepsHeights) })
        for (source, target) in mapping.movedRows where !mapping.isReloaded(source) {
            let height: Double = old.height(of: .row(section: source.section, row: source.row))
            geometry.setHeight(
                RowGeometry.Height(height, isEstimated: true), of: .row(section: target.section, row: target.row))
        }
        for source in mapping.reloadedRows {
            guard let target = mapping.newPosition(of: source) else { continue }
            var single = RowGeometry.Section()
            appendHeights(ofRows: target.row..<target.row + 1, target.section, to: &single)
            geometry.setHeight(single.rows[0].height, of: .row(section: target.section, row: target.row))
        }
        let data: RowMapping = update.dataMapping
        let newPath: (IndexPath) -> IndexPath? = { data.newPosition(of: $0.rowPosition).map { IndexPath($0) } }
        selectedPaths.transform(newPath)
        selectionAnchor = selectionAnchor?.moved(newPath)
        touchedPath = touchedPath.flatMap(newPath)
        if !update.updates.changes.isEmpty { dragDrop?.elementsDidMove(mapping) }
        lastFocusedIndexPath = lastFocusedIndexPath.flatMap(newPath)
    }

    /// Returns a section after an update. Rows that remain get their heights from `old`, as estimates unless
    /// `keepsHeights` is true.
    private func makeSection(
        _ section: Int, rows count: Int, _ mapping: RowMapping, _ old: RowGeometry, keepsHeights: Bool
    ) -> RowGeometry.Section {
        var result: RowGeometry.Section = makeSection(section)
        if let oldSection = mapping.oldSection(of: section), result.header.isEstimated,
            !old.isEstimated(.header(section: oldSection))
        {
            result.header.value = old.height(of: .header(section: oldSection))
        }
        var row = 0
        for run in mapping.runs(inNewSection: section) {
            appendHeights(ofRows: row..<run.new.row, section, to: &result)
            let rows: Range<Int> = run.old.row..<run.old.row + run.count
            for var heights in old.runs(ofRows: rows, inSection: run.old.section) {
                if !keepsHeights { heights.height.isEstimated = true }
                result.append(heights)
            }
            row = run.new.row + run.count
        }
        appendHeights(ofRows: row..<count, section, to: &result)
        return result
    }
}
