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
}
