/// The new positions of the rows and sections of a table.
///
/// It stores the rows that change, so its size does not depend on the number of all rows.
public struct RowMapping: Sendable {
    /// The position of a row.
    public typealias Position = RowChanges.Position

    /// The rows that leave a section, and those that arrive in it. The others keep their order.
    struct Rows: Sendable {
        /// Old rows, ascending.
        var removed: [Int]
        /// New rows, ascending.
        var added: [Int]

        /// Returns the new row of an old one; nil if it was removed.
        func newRow(of row: Int) -> Int? { Self.place(row, without: removed, among: added) }

        /// Returns the old row of a new one; nil if it was added.
        func oldRow(of row: Int) -> Int? { Self.place(row, without: added, among: removed) }

        /// Returns the position of a row after the rows `leaving` are removed and the rows `arriving` are inserted.
        /// O(log n).
        private static func place(_ row: Int, without leaving: [Int], among arriving: [Int]) -> Int? {
            let before: Int = leaving.firstIndexOfSorted { $1 >= row }
            if before < leaving.count, leaving[before] == row { return nil }
            let rank: Int = row - before
            return rank + arriving.firstIndexOfSorted { $1 - $0 > rank }
        }
    }

    /// Consecutive rows that stay consecutive.
    public struct Run: Hashable, Sendable {
        /// The old position of the first row.
        public var old: Position
        /// The new position of the first row.
        public var new: Position
        /// The number of rows.
        public var count: Int
    }

    private let sections: [Int?]
    private let oldSections: [Int?]
    private let reloadedSections: Set<Int>
    private let oldCounts: [Int]
    private let newCounts: [Int]
    private let changed: [Int: Rows]
    /// The new positions of the rows that were moved, by their old ones.
    public let movedRows: [Position: Position]
    private let sources: [Position: Position]
    /// The old positions of the rows that are reloaded.
    public let reloadedRows: Set<Position>

    init(
        sections: [Int?], newSectionCount: Int, reloadedSections: Set<Int>, oldCounts: [Int], newCounts: [Int],
        changed: [Int: Rows], movedRows: [Position: Position], reloadedRows: Set<Position>
    ) {
        self.sections = sections
        self.reloadedSections = reloadedSections
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        self.changed = changed
        self.movedRows = movedRows
        self.reloadedRows = reloadedRows
        sources = Dictionary(movedRows.map { ($1, $0) }, uniquingKeysWith: { $1 })
        var oldSections = [Int?](repeating: nil, count: newSectionCount)
        for (old, new) in sections.enumerated() { if let new { oldSections[new] = old } }
        self.oldSections = oldSections
    }

    // MARK: Sections

    /// Returns the new index of an old section; nil if it was deleted.
    public func newSection(of old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

    /// Returns the old index of a section; nil if it was inserted.
    public func oldSection(of new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }

    // MARK: Rows

    /// The rows of the last section that were added after all others; nil if anything else changed. O(number of
    /// sections and changes).
    public var appendedRows: Range<Int>? {
        guard let last = sections.indices.last, oldSections.count == sections.count, reloadedSections.isEmpty,
            movedRows.isEmpty, reloadedRows.isEmpty, sections.indices.allSatisfy({ sections[$0] == $0 }),
            changed.count == 1, let rows = changed[last], rows.removed.isEmpty, rows.added.first == oldCounts[last]
        else { return nil }
        return oldCounts[last]..<newCounts[last]
    }

    /// Returns the new position of an old row; nil if it was deleted, or if its section was deleted or reloaded.
    /// O(log n) for n changes.
    public func newPosition(of old: Position) -> Position? {
        if let moved = movedRows[old] { return moved }
        guard let section = newSection(of: old.section), !reloadedSections.contains(old.section),
            (0..<oldCounts[old.section]).contains(old.row)
        else { return nil }
        guard let rows = changed[old.section] else { return Position(section: section, row: old.row) }
        return rows.newRow(of: old.row).map { Position(section: section, row: $0) }
    }

    /// Returns the old position of a new row; nil if it was inserted, or if its section was inserted or reloaded.
    /// O(log n) for n changes.
    public func oldPosition(of new: Position) -> Position? {
        if let source = sources[new] { return source }
        guard let section = oldSection(of: new.section), !reloadedSections.contains(section),
            (0..<newCounts[new.section]).contains(new.row)
        else { return nil }
        guard let rows = changed[section] else { return Position(section: section, row: new.row) }
        return rows.oldRow(of: new.row).map { Position(section: section, row: $0) }
    }

    /// Returns whether an old row is kept but its cell must be reloaded.
    public func isReloaded(_ old: Position) -> Bool { reloadedRows.contains(old) }

    /// Returns whether an old section is reloaded.
    public func isReloaded(section: Int) -> Bool { reloadedSections.contains(section) }

    // MARK: Runs

    /// Returns the rows of a new section that were in its old section, as runs in ascending order. Rows that were moved
    /// are not among them. O(number of changes in the section).
    public func runs(inNewSection new: Int) -> [Run] {
        guard let section = oldSection(of: new), !reloadedSections.contains(section) else { return [] }
        let (oldCount, newCount): (Int, Int) = (oldCounts[section], newCounts[new])
        let rows: Rows = changed[section] ?? Rows(removed: [], added: [])
        var runs: [Run] = []
        var (oldRow, newRow, removed, added): (Int, Int, Int, Int) = (0, 0, 0, 0)
        while true {
            while removed < rows.removed.count, rows.removed[removed] == oldRow {
                removed += 1
                oldRow += 1
            }
            while added < rows.added.count, rows.added[added] == newRow {
                added += 1
                newRow += 1
            }
            let oldEnd: Int = removed < rows.removed.count ? rows.removed[removed] : oldCount
            let newEnd: Int = added < rows.added.count ? rows.added[added] : newCount
            let count: Int = min(oldEnd - oldRow, newEnd - newRow)
            guard count > 0 else { return runs }
            runs.append(
                Run(
                    old: Position(section: section, row: oldRow), new: Position(section: new, row: newRow),
                    count: count))
            oldRow += count
            newRow += count
        }
    }

    /// Returns whether a section keeps its index without being reloaded, and `rows` keep their indices.
    /// O(number of changes in the section).
    public func keepsRows(_ rows: Range<Int>, ofSection section: Int) -> Bool {
        guard oldSection(of: section) == section, !reloadedSections.contains(section) else { return false }
        guard let first = runs(inNewSection: section).first else { return rows.isEmpty }
        return rows.isEmpty || first.old.row == 0 && first.new.row == 0 && rows.upperBound <= first.count
    }

    /// Calls `body` for every row that was kept, with its old and its new position.
    public func forEachKeptRow(_ body: (_ old: Position, _ new: Position) -> Void) {
        for section in newCounts.indices {
            for run in runs(inNewSection: section) {
                for row in 0..<run.count {
                    body(
                        Position(section: run.old.section, row: run.old.row + row),
                        Position(section: section, row: run.new.row + row))
                }
            }
        }
        for (old, new) in movedRows { body(old, new) }
    }
}

extension [Int] {
    /// Returns the first index for which `isPast` returns true, or the count. `isPast` must also return true for all
    /// later indices. O(log n).
    fileprivate func firstIndexOfSorted(where isPast: (_ index: Int, _ element: Int) -> Bool) -> Int {
        var (low, high): (Int, Int) = (0, count)
        while low < high {
            let middle: Int = (low + high) / 2
            if isPast(middle, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
