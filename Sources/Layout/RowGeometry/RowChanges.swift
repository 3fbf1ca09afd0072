/// Changes of a table's rows and sections, from which the new position of every row is computed.
///
/// Deleted and reloaded items, and the sources of moves, are given by their positions before the changes. Inserted
/// items and the destinations of moves are given by their positions after the changes. The order in which changes are
/// recorded does not matter.
public struct RowChanges: Sendable {
    /// The position of a row: the indices of its section and of the row in it.
    public struct Position: Hashable, Comparable, Sendable {
        /// The index of the section.
        public var section: Int
        /// The index of the row in its section.
        public var row: Int

        /// Creates the position of `row` in `section`.
        public init(section: Int, row: Int) {
            self.section = section
            self.row = row
        }

        /// Orders positions by section, then by row.
        public static func < (left: Position, right: Position) -> Bool {
            (left.section, left.row) < (right.section, right.row)
        }
    }

    /// Old indices.
    public var deletedSections: Set<Int> = []
    /// New indices.
    public var insertedSections: Set<Int> = []
    /// Old indices.
    public var reloadedSections: Set<Int> = []
    /// New positions by old positions.
    public var movedSections: [Int: Int] = [:]
    /// Old positions.
    public var deletedRows: Set<Position> = []
    /// New positions.
    public var insertedRows: Set<Position> = []
    /// Old positions.
    public var reloadedRows: Set<Position> = []
    /// New positions by old positions.
    public var movedRows: [Position: Position] = [:]

    /// Creates an empty set of changes.
    public init() {}

    /// Whether there are no changes.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    /// The error for changes that do not lead from the old row counts to the new ones.
    public struct Mismatch: Error, Hashable, Sendable {
        /// A message for the developer that describes the contradiction.
        public let message: String
    }

    /// Returns the new position of every row and section.
    ///
    /// - Parameters:
    ///   - old: The number of rows in each section before the changes.
    ///   - new: The number of rows in each section after the changes.
    /// - Throws: `Mismatch` when the counts contradict the changes.
    public func mapping(from old: [Int], to new: [Int]) throws(Mismatch) -> RowMapping {
        try checkSections(old, new)
        let sections = mapSections(old.count, new.count)
        var rows: [[Int?]] = old.map { [Int?](repeating: nil, count: $0) }
        for (from, to) in movedRows {
            guard from.section < old.count, from.row < old[from.section], to.section < new.count,
                to.row < new[to.section]
            else {
                throw Mismatch(message: "The move from \(text(from)) to \(text(to)) names a row that does not exist.")
            }
        }
        let leaving: [Int: LeavingRows] = leavingRows
        let arriving: [Int: ArrivingRows] = arrivingRows
        for (section, target) in sections.enumerated() {
            guard let target, !reloadedSections.contains(section) else { continue }
            rows[section] = try Self.mapRows(
                leaving[section] ?? LeavingRows(), count: old[section], to: target,
                arriving[target] ?? ArrivingRows(), newCount: new[target])
        }
        return RowMapping(
            sections: sections, rows: rows, movedRows: movedRows, reloadedRows: reloadedRows,
            newSectionCount: new.count)
    }

    private func checkSections(_ old: [Int], _ new: [Int]) throws(Mismatch) {
        for section in deletedSections.union(reloadedSections).union(movedSections.keys)
        where !old.indices.contains(section) {
            throw Mismatch(
                message: "There is no section \(section) to delete, reload or move: there were \(old.count).")
        }
        for section in insertedSections.union(movedSections.values) where !new.indices.contains(section) {
            throw Mismatch(message: "There is no section \(section) after the update: there are \(new.count).")
        }
        let expected: Int = old.count - deletedSections.count + insertedSections.count
        guard new.count == expected else {
            throw Mismatch(
                message: "The number of sections after the update, \(new.count), must be the number before it, "
                    + "\(old.count), plus the \(insertedSections.count) inserted and minus the "
                    + "\(deletedSections.count) deleted.")
        }
        for position in deletedRows.union(reloadedRows)
        where !old.indices.contains(position.section) || !(0..<old[position.section]).contains(position.row) {
            throw Mismatch(message: "There is no \(text(position)) to delete or reload.")
        }
        for position in insertedRows
        where !new.indices.contains(position.section) || !(0..<new[position.section]).contains(position.row) {
            throw Mismatch(message: "There is no \(text(position)) after the update, where one was inserted.")
        }
    }

    private func text(_ position: Position) -> String { "row \(position.row) of section \(position.section)" }

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

    /// The rows that leave an old section.
    private struct LeavingRows {
        var deleted: [Int] = []
        var moved: [Int] = []
    }

    /// The rows that arrive in a new section.
    private struct ArrivingRows {
        var inserted: [Int] = []
        var moved: [Int] = []
    }

    private var leavingRows: [Int: LeavingRows] {
        var rows: [Int: LeavingRows] = [:]
        for position in deletedRows { rows[position.section, default: LeavingRows()].deleted.append(position.row) }
        for position in movedRows.keys where !deletedRows.contains(position) {
            rows[position.section, default: LeavingRows()].moved.append(position.row)
        }
        return rows
    }

    private var arrivingRows: [Int: ArrivingRows] {
        var rows: [Int: ArrivingRows] = [:]
        for position in insertedRows { rows[position.section, default: ArrivingRows()].inserted.append(position.row) }
        for position in Set(movedRows.values) where !insertedRows.contains(position) {
            rows[position.section, default: ArrivingRows()].moved.append(position.row)
        }
        return rows
    }

    /// Returns, for every row of an old section, its row in the new section; nil if it was deleted or moved away.
    private static func mapRows(
        _ leaving: LeavingRows, count: Int, to target: Int, _ arriving: ArrivingRows, newCount: Int
    ) throws(Mismatch) -> [Int?] {
        let expected: Int =
            count - leaving.deleted.count - leaving.moved.count + arriving.inserted.count + arriving.moved.count
        guard newCount == expected else {
            throw Mismatch(
                message: "The number of rows in section \(target) after the update, \(newCount), must be the number "
                    + "before it, \(count), plus the \(arriving.inserted.count) inserted and minus the "
                    + "\(leaving.deleted.count) deleted, plus the \(arriving.moved.count) moved in and minus the "
                    + "\(leaving.moved.count) moved out.")
        }
        var isTaken: [Bool] = [Bool](repeating: false, count: newCount)
        for row in arriving.inserted { isTaken[row] = true }
        for row in arriving.moved { isTaken[row] = true }
        var isRemoved: [Bool] = [Bool](repeating: false, count: count)
        for row in leaving.deleted { isRemoved[row] = true }
        for row in leaving.moved { isRemoved[row] = true }
        var rows: [Int?] = [Int?](repeating: nil, count: count)
        var next = 0
        for row in 0..<count where !isRemoved[row] {
            while isTaken[next] { next += 1 }
            rows[row] = next
            next += 1
        }
        return rows
    }
}

/// The new positions of the rows and sections of a table.
public struct RowMapping: Sendable {
    /// The position of a row.
    public typealias Position = RowChanges.Position

    let sections: [Int?]
    let rows: [[Int?]]
    let movedRows: [Position: Position]
    let reloadedRows: Set<Position>
    let oldSections: [Int?]

    init(
        sections: [Int?], rows: [[Int?]], movedRows: [Position: Position], reloadedRows: Set<Position>,
        newSectionCount: Int
    ) {
        self.sections = sections
        self.rows = rows
        self.movedRows = movedRows
        self.reloadedRows = reloadedRows
        var oldSections: [Int?] = [Int?](repeating: nil, count: newSectionCount)
        for (old, new) in sections.enumerated() { if let new { oldSections[new] = old } }
        self.oldSections = oldSections
    }

    /// Returns the new index of an old section; nil if it was deleted.
    public func newSection(of old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

    /// Returns the old index of a section; nil if it was inserted.
    public func oldSection(of new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }

    /// Returns the new position of an old row; nil if it was deleted.
    public func newPosition(of old: Position) -> Position? {
        if let moved = movedRows[old] { return moved }
        guard let section = newSection(of: old.section), rows[old.section].indices.contains(old.row),
            let row = rows[old.section][old.row]
        else { return nil }
        return Position(section: section, row: row)
    }

    /// Returns whether an old row is kept but its cell must be reloaded.
    public func isReloaded(_ old: Position) -> Bool { reloadedRows.contains(old) }

    /// Calls `body` for every row that was kept, with its old and its new position.
    public func forEachKeptRow(_ body: (_ old: Position, _ new: Position) -> Void) {
        for (section, target) in sections.enumerated() {
            guard let target else { continue }
            for (row, newRow) in rows[section].enumerated() {
                guard let newRow else { continue }
                body(Position(section: section, row: row), Position(section: target, row: newRow))
            }
        }
        for (old, new) in movedRows { body(old, new) }
    }
}
