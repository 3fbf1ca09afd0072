/// Changes to a table's rows and sections, from which the new position of every row is computed.
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

    /// The old indices of the deleted sections.
    public var deletedSections: Set<Int> = []
    /// The new indices of the inserted sections.
    public var insertedSections: Set<Int> = []
    /// The old indices of the reloaded sections.
    public var reloadedSections: Set<Int> = []
    /// The new indices of the moved sections, by their old indices.
    public var movedSections: [Int: Int] = [:]
    /// The old positions of the deleted rows.
    public var deletedRows: Set<Position> = []
    /// The new positions of the inserted rows.
    public var insertedRows: Set<Position> = []
    /// The old positions of the reloaded rows.
    public var reloadedRows: Set<Position> = []
    /// The new positions of the moved rows, by their old positions.
    public var movedRows: [Position: Position] = [:]

    /// Creates an empty set of changes.
    public init() {}

    /// Whether there are no changes.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }
}
