import RowGeometry

/// The gaps between the rows of a list that open for inserted rows, and close over deleted ones.
struct RowGaps {
    typealias Position = RowChanges.Position

    /// Consecutive rows of a section.
    struct Run {
        let section: Int
        var range: ClosedRange<Int>

        /// The position above the first row. Its row is -1 at the start of a section.
        var above: Position { Position(section: section, row: range.lowerBound - 1) }
    }

    private let changes: RowChanges
    private let mapping: RowMapping
    /// The runs of inserted rows, at their new positions.
    private let insertedRuns: [Run]
    /// The runs of deleted rows, at their old positions.
    private let deletedRuns: [Run]

    init(_ changes: RowChanges, _ mapping: RowMapping) {
        self.changes = changes
        self.mapping = mapping
        insertedRuns = Self.runs(of: changes.insertedRows)
        deletedRuns = Self.runs(of: changes.deletedRows)
    }

    /// Groups consecutive positions into runs.
    private static func runs(of positions: Set<Position>) -> [Run] {
        var runs: [Run] = []
        for position in positions.sorted() {
            if let last = runs.last, last.section == position.section, last.range.upperBound + 1 == position.row {
                runs[runs.count - 1].range = last.range.lowerBound...position.row
            } else {
                runs.append(Run(section: position.section, range: position.row...position.row))
            }
        }
        return runs
    }

    /// Returns the run that contains the inserted or deleted row at a position, or nil.
    func run(of position: Position, opens: Bool) -> Run? {
        (opens ? insertedRuns : deletedRuns).first {
            $0.section == position.section && $0.range.contains(position.row)
        }
    }

    /// Returns the run of rows for which a gap opens or closes, including the row at `position`. Returns nil if other
    /// rows are deleted or inserted in the same place, because two gaps would overlap.
    func gap(at position: Position, opens: Bool) -> Run? {
        guard let run = run(of: position, opens: opens), let place = place(of: run, opens: opens) else { return nil }
        return (opens ? changes.deletedRows : changes.insertedRows).contains(place) ? nil : run
    }

    /// Returns whether a row replaces other rows or is replaced. This is the case if the row is reloaded, or if the
    /// update deletes rows and inserts rows in the same place.
    func isReplacement(_ position: Position, opens: Bool) -> Bool {
        if isReload(section: position.section, opens: opens) { return true }
        let old: Position? = opens ? mapping.oldPosition(of: position) : position
        if let old, mapping.isReloaded(old) { return true }
        guard let run = run(of: position, opens: opens), let place = place(of: run, opens: opens) else { return false }
        return (opens ? changes.deletedRows : changes.insertedRows).contains(place)
    }

    /// Returns whether a section is reloaded.
    func isReload(section: Int, opens: Bool) -> Bool {
        guard let old = opens ? mapping.oldSection(of: section) : section else { return false }
        return changes.reloadedSections.contains(old)
    }

    /// Returns the place of inserted rows before the update, or the place of deleted rows after it.
    private func place(of run: Run, opens: Bool) -> Position? {
        let above: Position = run.above
        if opens {
            guard let old = mapping.oldSection(of: run.section), !changes.reloadedSections.contains(old) else {
                return nil
            }
            var row = 0
            if above.row >= 0 {
                guard let position = mapping.oldPosition(of: above), position.section == old else { return nil }
                row = position.row + 1
            }
            return Position(section: old, row: row)
        }
        guard let new = mapping.newSection(of: run.section), !changes.reloadedSections.contains(run.section) else {
            return nil
        }
        var row = 0
        if above.row >= 0 {
            guard let position = mapping.newPosition(of: above), position.section == new else { return nil }
            row = position.row + 1
        }
        return Position(section: new, row: row)
    }

    /// Returns the old and the new position of the row above a run. Returns nil if the run starts its section, or if
    /// the update moves, inserts or deletes that row.
    func rowAbove(_ run: Run, opens: Bool) -> (old: Position, new: Position)? {
        let above: Position = run.above
        guard above.row >= 0, let old = opens ? mapping.oldPosition(of: above) : above,
            let new = opens ? above : mapping.newPosition(of: above), changes.movedRows[old] == nil
        else { return nil }
        return (old, new)
    }
}
