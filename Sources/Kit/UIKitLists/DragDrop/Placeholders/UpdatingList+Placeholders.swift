import Foundation
import RowGeometry

extension UpdatingList {
    /// The number of rows or items in each section, without placeholders.
    var dataCounts: [Int] { placeholders.removing(from: currentCounts) }

    /// Returns the index path on the screen of a row or item in the data. `NSNotFound` is not the number of a row.
    func shownPath(_ path: IndexPath) -> IndexPath {
        guard !placeholders.isEmpty, path.count == 2, path[1] != NSNotFound else { return path }
        return IndexPath(placeholders.shown(path.rowPosition))
    }

    /// Returns the index path in the data of a row or item on the screen, or nil for a placeholder.
    func unshownPath(_ path: IndexPath) -> IndexPath? {
        guard !placeholders.isEmpty, path.count == 2 else { return path }
        return placeholders.data(path.rowPosition).map { IndexPath($0) }
    }

    // MARK: Changes

    /// Shows a placeholder at an index path on the screen.
    func insert(_ placeholder: ListPlaceholder, at path: IndexPath) {
        let counts: [Int] = currentCounts
        let isInside: Bool =
            path.count == 2 && counts.indices.contains(path.section) && (0...counts[path.section]).contains(path[1])
        guard checkExists(path, isInside, for: "insert a placeholder before") else { return }
        update { $0.insertedPlaceholders.append((placeholder, path.rowPosition)) }
    }

    /// Replaces a placeholder with a row or item that `dataSourceUpdates` inserts into the data. Returns false if the
    /// list has no such placeholder, or if nothing was inserted, so that the placeholder remains.
    func commit(_ placeholder: ListPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard placeholders.contains(placeholder),
            updates?.removedPlaceholders.contains(where: { $0 === placeholder }) != true
        else { return false }
        // The update ends a movement, which may have moved the placeholder.
        beginUpdateGroup()
        if let entry = placeholders.entries.first(where: { $0.placeholder === placeholder }) {
            dataSourceUpdates([entry.section, entry.row])
        }
        updates?.removedPlaceholders.append(placeholder)
        updates?.committedPlaceholders.append(placeholder)
        endUpdateGroup()
        return updates != nil || !placeholders.contains(placeholder)
    }

    /// Removes a placeholder. Returns false if the list has no such placeholder.
    func delete(_ placeholder: ListPlaceholder) -> Bool {
        guard placeholders.contains(placeholder),
            updates?.removedPlaceholders.contains(where: { $0 === placeholder }) != true
        else { return false }
        update { $0.removedPlaceholders.append(placeholder) }
        return true
    }

    // MARK: Updates

    /// Derives the changes to the rows on the screen from the changes to the data. Returns nil if the changes
    /// contradict each other or the current numbers of rows, `counts`.
    func resolve(_ updates: ListUpdates, to counts: [Int]) -> ResolvedUpdate? {
        let old: ListPlaceholders = placeholders
        if old.isEmpty, updates.insertedPlaceholders.isEmpty {
            return mapping(of: updates, to: counts).map {
                ResolvedUpdate(updates: updates, mapping: $0, dataMapping: $0, counts: counts, placeholders: old)
            }
        }
        let isRemoved: (ListPlaceholder) -> Bool = { one in updates.removedPlaceholders.contains { $0 === one } }
        let isCommitted: (ListPlaceholder) -> Bool = { one in updates.committedPlaceholders.contains { $0 === one } }
        var data = updates
        data.oldCounts = old.removing(from: updates.oldCounts)
        for entry in old.entries where isCommitted(entry.placeholder) {
            data.changes.insertedRows.insert(.init(section: entry.section, row: entry.row))
        }
        guard let dataMapping = mapping(of: data, to: counts) else {
            if refusedCounts != nil { refusedCounts = old.adding(to: counts) }
            return nil
        }
        var new: ListPlaceholders = old.moved(
            dataMapping, reloading: updates.changes.reloadedSections, removing: isRemoved, committing: isCommitted)
        for (placeholder, position) in updates.insertedPlaceholders where counts.indices.contains(position.section) {
            let end: Int = new.adding(to: counts)[position.section]
            new.insert(placeholder, at: .init(section: position.section, row: min(position.row, end)))
        }
        let shown: ListUpdates = updates.shown(from: old, to: new, isRemoved, isCommitted)
        let newCounts: [Int] = new.adding(to: counts)
        return mapping(of: shown, to: newCounts).map {
            ResolvedUpdate(
                updates: shown, mapping: $0, dataMapping: dataMapping, counts: newCounts, placeholders: new)
        }
    }
}

extension ListUpdates {
    /// Returns the changes to the rows on the screen.
    @MainActor
    fileprivate func shown(
        from old: ListPlaceholders, to new: ListPlaceholders, _ isRemoved: (ListPlaceholder) -> Bool,
        _ isCommitted: (ListPlaceholder) -> Bool
    ) -> ListUpdates {
        var result = self
        result.changes.deletedRows = Set(changes.deletedRows.map(old.shown))
        result.changes.reloadedRows = Set(changes.reloadedRows.map(old.shown))
        result.changes.insertedRows = Set(changes.insertedRows.map(new.shown))
        result.changes.movedRows = Dictionary(
            uniqueKeysWithValues: changes.movedRows.map { (old.shown($0), new.shown($1)) })
        result.deletionAnimations.moveRows(old.shown)
        result.insertionAnimations.moveRows(new.shown)
        result.reconfigured = reconfigured.map { IndexPath(old.shown($0.rowPosition)) }
        for (index, entry) in old.entries.enumerated()
        where isRemoved(entry.placeholder) && !changes.deletedSections.contains(entry.section)
            && !changes.reloadedSections.contains(entry.section)
        {
            let position: RowChanges.Position = old.shown(entryAt: index)
            if isCommitted(entry.placeholder) {
                result.changes.reloadedRows.insert(position)
            } else {
                result.changes.deletedRows.insert(position)
            }
        }
        for (placeholder, _) in insertedPlaceholders {
            if let position = new.shown(placeholder) { result.changes.insertedRows.insert(position) }
        }
        return result
    }
}
