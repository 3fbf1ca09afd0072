import Foundation
import RowGeometry

extension UITableView {
    // MARK: Blocks

    /// Makes all changes of `updates` at once, animated. Without changes, rows take the height that they want now.
    ///
    /// Deleted, reloaded and moved rows are named by their places before all changes, inserted ones and the targets of
    /// moves by their places after. The data source must tell of the new rows when `updates` returns.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { self.updates?.completions.append(completion) }
        closeUpdates()
    }

    /// Begins a block of changes that are made at once.
    public func beginUpdates() {
        openUpdates()
    }

    /// Ends a block of changes, and makes them.
    public func endUpdates() {
        closeUpdates()
    }

    private func openUpdates() {
        if updates == nil {
            loadIfNeeded()
            updates = TableUpdates(oldCounts: (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) })
        }
        updates?.depth += 1
    }

    private func closeUpdates() {
        guard let open = updates else { return }
        updates?.depth -= 1
        if open.depth == 1, let due = updates {
            updates = nil
            apply(due)
        }
    }

    private func update(_ body: (inout TableUpdates) -> Void) {
        openUpdates()
        if updates != nil { body(&updates!) }
        closeUpdates()
    }

    // MARK: Rows

    /// Adds rows at the places that they have after the changes.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths {
                updates.changes.insertedRows.insert(path.rowPlace)
                updates.animations[path] = animation
            }
        }
    }

    /// Takes rows away.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths {
                updates.changes.deletedRows.insert(path.rowPlace)
                updates.animations[path] = animation
            }
        }
    }

    /// Makes rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { updates in
            for path in indexPaths {
                updates.changes.reloadedRows.insert(path.rowPlace)
                updates.animations[path] = animation
            }
        }
    }

    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedRows[indexPath.rowPlace] = newIndexPath.rowPlace }
    }

    // MARK: Sections

    /// Adds sections at the places that they have after the changes.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.changes.insertedSections.insert(section)
                updates.sectionAnimations[section] = animation
            }
        }
    }

    /// Takes sections away.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.changes.deletedSections.insert(section)
                updates.sectionAnimations[section] = animation
            }
        }
    }

    /// Makes sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { updates in
            for section in sections {
                updates.changes.reloadedSections.insert(section)
                updates.sectionAnimations[section] = animation
            }
        }
    }

    /// Moves a section with its rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.changes.movedSections[section] = newSection }
    }

    // MARK: Making the changes

    /// Makes the changes.
    ///
    /// 1. Where every row goes follows from the changes and from what the data source says now.
    /// 2. Heights and selection go with their rows.
    /// 3. Cells go with their rows; those of rows that are gone leave.
    /// 4. The others move to their new places, and new ones come.
    private func apply(_ updates: TableUpdates) {
        guard let dataSource else { return finish(updates) }
        let newCounts: [Int] = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        let mapping: RowMapping
        do {
            mapping = try updates.changes.mapping(from: updates.oldCounts, to: newCounts)
        } catch {
            Complaint.log("The update of the table does not fit its data, so the table is reloaded. \(error.sentence)")
            reloadData()
            return finish(updates)
        }
        guard window != nil, bounds.height > 0 else {
            adopt(mapping, newCounts)
            recycleEverything()
            updateContentSize()
            setNeedsLayout()
            return finish(updates)
        }
        TableTransition(table: self, updates: updates, mapping: mapping).run(newCounts)
    }

    func finish(_ updates: TableUpdates) {
        let completions: [(Bool) -> Void] = updates.completions
        guard !completions.isEmpty else { return }
        UIApplication.shared.afterTurn { for completion in completions { completion(true) } }
    }

    /// Takes over the new rows: heights and selection go with those that stay.
    func adopt(_ mapping: RowMapping, _ newCounts: [Int]) {
        let old: RowGeometry = geometry
        var sections: [RowGeometry.Section] = newCounts.enumerated().map { makeSection($0, rows: $1) }
        for section in sections.indices {
            guard let was = mapping.oldSection(of: section), !old.isEstimated(.header(section: was)) else { continue }
            if sections[section].header.isEstimated {
                sections[section].header.value = old.height(of: .header(section: was))
            }
        }
        mapping.forEachSurvivor { was, now in
            guard !mapping.isReloaded(was) else { return }
            // The height is looked at again: a change of text is why updates without changes are made.
            sections[now.section].rows[now.row] = RowGeometry.Height(
                old.height(of: .row(section: was.section, row: was.row)), isEstimated: true)
        }
        geometry = RowGeometry(sections)
        selectedPaths = selectedPaths.compactMap { mapping.newPlace(of: $0.rowPlace).map { IndexPath($0) } }
        touchedPath = touchedPath.flatMap { mapping.newPlace(of: $0.rowPlace).map { IndexPath($0) } }
    }
}
