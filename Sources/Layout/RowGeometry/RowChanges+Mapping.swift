extension RowChanges {
    /// Returns the new position of every row and section. O(number of sections + k log k) for k changes.
    ///
    /// - Parameters:
    ///   - old: The number of rows in each section before the changes.
    ///   - new: The number of rows in each section after the changes.
    /// - Throws: `Mismatch` when the counts contradict the changes, or when changes contradict each other.
    public func mapping(from old: [Int], to new: [Int]) throws(Mismatch) -> RowMapping {
        try checkSections(old, new)
        try checkRows(old, new)
        let sections: [Int?] = mapSections(old.count, new.count)
        let changed: [Int: RowMapping.Rows] = changedRows(sections)
        for (section, target) in sections.enumerated() {
            guard let target, !reloadedSections.contains(section) else { continue }
            try checkCount(changed[section], section, target, old[section], new[target])
        }
        return RowMapping(
            sections: sections, newSectionCount: new.count, reloadedSections: reloadedSections, oldCounts: old,
            newCounts: new, changed: changed, movedRows: movedRows, reloadedRows: reloadedRows)
    }

    // MARK: Checking

    private func checkSections(_ old: [Int], _ new: [Int]) throws(Mismatch) {
        for (change, sections) in [
            (Mismatch.Change.delete, deletedSections), (.reload, reloadedSections), (.move, Set(movedSections.keys)),
        ] {
            for section in sections.sorted() where !old.indices.contains(section) {
                throw .noSection(section, change, count: old.count, isAfter: false)
            }
        }
        for (change, sections) in [
            (Mismatch.Change.insert, insertedSections), (.move, Set(movedSections.values)),
        ] {
            for section in sections.sorted() where !new.indices.contains(section) {
                throw .noSection(section, change, count: new.count, isAfter: true)
            }
        }
        for section in movedSections.keys.sorted() where deletedSections.contains(section) {
            throw .sectionConflict(section, .delete, .move)
        }
        var targets: Set<Int> = []
        for section in movedSections.values.sorted() {
            if insertedSections.contains(section) { throw .sectionConflict(section, .insert, .move) }
            if !targets.insert(section).inserted { throw .sectionConflict(section, .move, .move) }
        }
        guard new.count == old.count - deletedSections.count + insertedSections.count else {
            throw .sectionCount(
                before: old.count, after: new.count, inserted: insertedSections.count, deleted: deletedSections.count)
        }
    }

    private func checkRows(_ old: [Int], _ new: [Int]) throws(Mismatch) {
        func check(
            _ positions: some Sequence<Position>, _ change: Mismatch.Change, isAfter: Bool
        ) throws(Mismatch) {
            let counts: [Int] = isAfter ? new : old
            let wrong: Position? = positions.lazy.filter { position in
                !counts.indices.contains(position.section) || !(0..<counts[position.section]).contains(position.row)
            }.min()
            guard let wrong else { return }
            throw .noRow(
                wrong, change, count: counts.indices.contains(wrong.section) ? counts[wrong.section] : nil,
                isAfter: isAfter)
        }
        try check(deletedRows, .delete, isAfter: false)
        try check(reloadedRows, .reload, isAfter: false)
        try check(movedRows.keys, .move, isAfter: false)
        try check(insertedRows, .insert, isAfter: true)
        try check(movedRows.values, .move, isAfter: true)
        if let row = deletedRows.intersection(reloadedRows).min() { throw .rowConflict(row, .delete, .reload) }
        if let row = movedRows.keys.lazy.filter(deletedRows.contains).min() {
            throw .rowConflict(row, .delete, .move)
        }
        var targets: Set<Position> = []
        for target in movedRows.values.sorted() {
            if insertedRows.contains(target) { throw .rowConflict(target, .insert, .move) }
            if !targets.insert(target).inserted { throw .rowConflict(target, .move, .move) }
        }
    }

    private func checkCount(
        _ rows: RowMapping.Rows?, _ section: Int, _ target: Int, _ before: Int, _ after: Int
    ) throws(Mismatch) {
        let leaving: Int = rows?.removed.count ?? 0
        let arriving: Int = rows?.added.count ?? 0
        guard after != before - leaving + arriving else { return }
        let deleted: Int = deletedRows.count { $0.section == section }
        let inserted: Int = insertedRows.count { $0.section == target }
        throw .rowCount(
            section: target, before: before, after: after, inserted: inserted, deleted: deleted,
            movedIn: arriving - inserted, movedOut: leaving - deleted)
    }

    // MARK: Mapping

    /// Returns the new index of every old section; nil for a deleted one.
    private func mapSections(_ oldCount: Int, _ newCount: Int) -> [Int?] {
        let taken = insertedSections.union(movedSections.values)
        var free: [Int] = (0..<newCount).filter { !taken.contains($0) }
        free.reverse()
        return (0..<oldCount).map { section in
            if deletedSections.contains(section) { return nil }
            if let target = movedSections[section] { return target }
            return free.popLast()
        }
    }

    /// Returns the rows removed from and added to the remaining sections, by the old indices of the sections.
    private func changedRows(_ sections: [Int?]) -> [Int: RowMapping.Rows] {
        var removed: [Int: [Int]] = [:]
        var added: [Int: [Int]] = [:]
        for position in deletedRows { removed[position.section, default: []].append(position.row) }
        for position in movedRows.keys { removed[position.section, default: []].append(position.row) }
        for position in insertedRows { added[position.section, default: []].append(position.row) }
        for position in movedRows.values { added[position.section, default: []].append(position.row) }
        guard !removed.isEmpty || !added.isEmpty else { return [:] }
        var changed: [Int: RowMapping.Rows] = [:]
        for (section, target) in sections.enumerated() {
            guard let target else { continue }
            let leaving: [Int] = removed[section] ?? []
            let arriving: [Int] = added[target] ?? []
            guard !leaving.isEmpty || !arriving.isEmpty else { continue }
            changed[section] = RowMapping.Rows(removed: leaving.sorted(), added: arriving.sorted())
        }
        return changed
    }
}
