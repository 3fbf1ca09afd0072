import Foundation
import RowGeometry

extension UITableView: UpdatingList {
    // MARK: Blocks

    /// Makes all changes of `updates` at once, animated. Without changes, rows take the height that they want now.
    ///
    /// Deleted, reloaded and moved rows are named by their places before all changes, inserted ones and the targets of
    /// moves by their places after. The data source must tell of the new rows when `updates` returns.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        makeTogether(updates, completion: completion)
    }

    /// Begins a block of changes that are made at once.
    public func beginUpdates() {
        openUpdates()
    }

    /// Ends a block of changes, and makes them.
    public func endUpdates() {
        closeUpdates()
    }

    var shownCounts: [Int] {
        loadIfNeeded()
        return (0..<geometry.sectionCount).map { geometry.rowCount(in: $0) }
    }

    // MARK: Rows

    /// Adds rows at the places that they have after the changes.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.insertedRows.formUnion(indexPaths.map(\.rowPlace))
            $0.coming.note(animation, rows: indexPaths)
        }
    }

    /// Takes rows away.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.deletedRows.formUnion(indexPaths.map(\.rowPlace))
            $0.leaving.note(animation, rows: indexPaths)
        }
    }

    /// Makes rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.changes.reloadedRows.formUnion(indexPaths.map(\.rowPlace))
            $0.leaving.note(animation, rows: indexPaths)
        }
    }

    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedRows[indexPath.rowPlace] = newIndexPath.rowPlace }
    }

    // MARK: Sections

    /// Adds sections at the places that they have after the changes.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.insertedSections.formUnion(sections)
            $0.coming.note(animation, sections: sections)
        }
    }

    /// Takes sections away.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.deletedSections.formUnion(sections)
            $0.leaving.note(animation, sections: sections)
        }
    }

    /// Makes sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.changes.reloadedSections.formUnion(sections)
            $0.leaving.note(animation, sections: sections)
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
    func apply(_ due: ListUpdates) {
        guard let dataSource else { return finish(due) }
        let newCounts: [Int] = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
        guard let mapping = self.mapping(of: due, to: newCounts) else { return finish(due) }
        guard window != nil, bounds.height > 0 else {
            adopt(mapping, newCounts)
            recycleEverything()
            updateContentSize()
            setNeedsLayout()
            return finish(due)
        }
        TableTransition(table: self, updates: due, mapping: mapping).run(newCounts)
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
