import RowGeometry

/// The placeholders of a list, and the positions on the screen that result from them.
///
/// A position in the data does not count placeholders. A position on the screen counts them.
@MainActor
struct ListPlaceholders {
    typealias Position = RowChanges.Position

    struct Entry {
        let placeholder: ListPlaceholder
        var section: Int
        /// The number of rows in the data that precede the placeholder in its section.
        var row: Int
    }

    /// The placeholders in the order on the screen.
    private(set) var entries: [Entry] = []

    nonisolated init() {}

    var isEmpty: Bool { entries.isEmpty }

    func contains(_ placeholder: ListPlaceholder) -> Bool { entries.contains { $0.placeholder === placeholder } }

    // MARK: Positions

    /// Returns the position on the screen of a row in the data.
    func shown(_ data: Position) -> Position {
        let before: Int = entries.count { $0.section == data.section && $0.row <= data.row }
        return Position(section: data.section, row: data.row + before)
    }

    /// Returns the position in the data of a row on the screen, or nil if the row is a placeholder.
    func data(_ shown: Position) -> Position? {
        var before = 0
        for entry in entries where entry.section == shown.section {
            let row: Int = entry.row + before
            if row == shown.row { return nil }
            guard row < shown.row else { break }
            before += 1
        }
        return Position(section: shown.section, row: shown.row - before)
    }

    /// Returns the position on the screen of an entry.
    func shown(entryAt index: Int) -> Position {
        let entry: Entry = entries[index]
        let before: Int = entries[..<index].count { $0.section == entry.section }
        return Position(section: entry.section, row: entry.row + before)
    }

    /// Returns the position on the screen of a placeholder, or nil if it was removed.
    func shown(_ placeholder: ListPlaceholder) -> Position? {
        entries.firstIndex { $0.placeholder === placeholder }.map { shown(entryAt: $0) }
    }

    /// Returns the placeholder at a position on the screen, if any.
    func placeholder(at shown: Position) -> ListPlaceholder? {
        entries.indices.first { self.shown(entryAt: $0) == shown }.map { entries[$0].placeholder }
    }

    /// Converts the position of an insertion on the screen to a position in the data. Both positions are valid after
    /// the row that is at `source` on the screen is removed.
    func destination(_ shown: Position, removing source: Position?) -> Position {
        let before: Int = entries.indices.count { index in
            var position: Position = self.shown(entryAt: index)
            if let source, source.section == position.section, source.row < position.row { position.row -= 1 }
            return position.section == shown.section && position.row < shown.row
        }
        return Position(section: shown.section, row: shown.row - before)
    }

    /// Converts the position of an insertion in the data to a position on the screen. Both positions are valid after
    /// the row that is at `source` on the screen is removed. The inserted row follows the placeholders at its position.
    func shownDestination(_ data: Position, removing source: Position) -> Position {
        var earlier = 0
        var before = 0
        for index in entries.indices where entries[index].section == data.section {
            var position: Position = shown(entryAt: index)
            if source.section == position.section, source.row < position.row { position.row -= 1 }
            if position.row - earlier <= data.row { before += 1 }
            earlier += 1
        }
        return Position(section: data.section, row: data.row + before)
    }

    /// Returns the placeholders at their positions while the user moves a row.
    func moved(by movement: RowMovement) -> ListPlaceholders {
        var result = ListPlaceholders()
        let moved = entries.indices.map { (entries[$0].placeholder, movement.shown(shown(entryAt: $0))) }
        for (placeholder, position) in moved.sorted(by: { $0.1 < $1.1 }) { result.insert(placeholder, at: position) }
        return result
    }

    // MARK: Counts

    /// Returns the numbers of rows on the screen.
    func adding(to counts: [Int]) -> [Int] { shifted(counts, by: 1) }

    /// Returns the numbers of rows in the data.
    func removing(from counts: [Int]) -> [Int] { shifted(counts, by: -1) }

    private func shifted(_ counts: [Int], by step: Int) -> [Int] {
        var counts = counts
        for entry in entries where counts.indices.contains(entry.section) { counts[entry.section] += step }
        return counts
    }

    // MARK: Changes

    /// Adds a placeholder at a position on the screen.
    mutating func insert(_ placeholder: ListPlaceholder, at shown: Position) {
        let index: Int = entries.indices.first { self.shown(entryAt: $0) >= shown } ?? entries.count
        let before: Int = entries[..<index].count { $0.section == shown.section }
        entries.insert(Entry(placeholder: placeholder, section: shown.section, row: shown.row - before), at: index)
    }

    /// Removes the placeholders of sections that do not exist, and moves the others inside their sections.
    mutating func fit(_ counts: [Int]) {
        guard !isEmpty else { return }
        entries.removeAll { !counts.indices.contains($0.section) }
        for index in entries.indices { entries[index].row = min(entries[index].row, counts[entries[index].section]) }
    }

    /// Returns the placeholders that remain after an update, at their new positions. A placeholder stays after the row
    /// that precedes it.
    ///
    /// - Parameters:
    ///   - mapping: The new positions in the data.
    ///   - reloadedSections: The sections that lose their placeholders because they are reloaded.
    ///   - isRemoved: Whether a placeholder is deleted, or replaced with a row.
    ///   - isCommitted: Whether a placeholder is replaced with a row.
    func moved(
        _ mapping: RowMapping, reloading reloadedSections: Set<Int>, removing isRemoved: (ListPlaceholder) -> Bool,
        committing isCommitted: (ListPlaceholder) -> Bool
    ) -> ListPlaceholders {
        var result = ListPlaceholders()
        for (index, entry) in entries.enumerated() where !isRemoved(entry.placeholder) {
            guard let section = mapping.newSection(of: entry.section), !reloadedSections.contains(entry.section) else {
                continue
            }
            let row: Int = newRow(of: index, mapping, isCommitted)
            result.entries.append(Entry(placeholder: entry.placeholder, section: section, row: row))
        }
        result.entries = result.entries.enumerated().sorted {
            ($0.element.section, $0.offset) < ($1.element.section, $1.offset)
        }.map(\.element)
        return result
    }

    /// Returns the number of rows that precede an entry after an update.
    private func newRow(
        of index: Int, _ mapping: RowMapping, _ isCommitted: (ListPlaceholder) -> Bool
    ) -> Int {
        let section: Int = entries[index].section
        var row: Int = entries[index].row
        var earlier: Int = index - 1
        while true {
            while earlier >= 0, entries[earlier].section == section, entries[earlier].row == row {
                if isCommitted(entries[earlier].placeholder) { return row + 1 }
                earlier -= 1
            }
            row -= 1
            guard row >= 0 else { return 0 }
            let position = Position(section: section, row: row)
            if mapping.movedRows[position] == nil, let new = mapping.newPosition(of: position) { return new.row + 1 }
        }
    }
}
