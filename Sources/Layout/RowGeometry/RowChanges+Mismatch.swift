extension RowChanges {
    /// A contradiction between changes and the numbers of rows before and after them.
    public enum Mismatch: Error, Hashable, Sendable {
        /// A change to rows or sections.
        public enum Change: String, Sendable {
            /// A row or section that is added.
            case insert
            /// A row or section that is removed.
            case delete
            /// A row or section whose content is provided again.
            case reload
            /// A row or section that changes its position.
            case move
        }

        /// The number of sections after the changes does not follow from them.
        case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
        /// The number of rows of a section that remains does not follow from the changes. `section` is its index after
        /// the changes.
        case rowCount(
            section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
        /// The section does not exist before the changes, or after them if `isAfter` is true. `count` is the number of
        /// sections.
        case noSection(Int, Change, count: Int, isAfter: Bool)
        /// The row does not exist before the changes, or after them if `isAfter` is true. `count` is the number of rows
        /// of its section, or nil if the section does not exist.
        case noRow(Position, Change, count: Int?, isAfter: Bool)
        /// Two changes cannot both be made to the same section.
        case sectionConflict(Int, Change, Change)
        /// Two changes cannot both be made to the same row.
        case rowConflict(Position, Change, Change)

        /// Returns an error message for developers that describes the contradiction.
        ///
        /// - Parameters:
        ///   - item: The list's name for a row, such as "row" or "item".
        ///   - list: The name of the view that contains the rows, such as "table view".
        public func message(item: String, list: String) -> String {
            switch self {
            case .sectionCount(let before, let after, let inserted, let deleted):
                return "Invalid update: invalid number of sections. The number of sections contained in the \(list) "
                    + "after the update (\(after)) must be equal to the number of sections contained in the \(list) "
                    + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                    + "(\(inserted) inserted, \(deleted) deleted)."
            case .rowCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
                return "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s "
                    + "contained in an existing section after the update (\(after)) must be equal to the number of "
                    + "\(item)s contained in that section before the update (\(before)), plus or minus the number of "
                    + "\(item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
                    + "plus or minus the number of \(item)s moved into or out of that section (\(movedIn) moved in, "
                    + "\(movedOut) moved out)."
            case .noSection(let section, let change, let count, let isAfter):
                return "Invalid update: \(attempt(change, isAfter)) section \(section), but there are only \(count) "
                    + "sections \(isAfter ? "after" : "before") the update."
            case .noRow(let position, let change, let count, let isAfter):
                let time: String = isAfter ? "after" : "before"
                let preposition: String = change == .insert ? "into" : change == .delete ? "from" : "in"
                let place = "\(attempt(change, isAfter)) \(item) \(position.row) \(preposition) section "
                guard let count else {
                    return "Invalid update: \(place)\(position.section), but that section does not exist \(time) the "
                        + "update."
                }
                return "Invalid update: \(place)\(position.section), which only contains \(count) \(item)s \(time) the "
                    + "update."
            case .sectionConflict(let section, let first, let second):
                return "Invalid update: attempt to \(first.rawValue) and \(second.rawValue) the same section "
                    + "(\(section))."
            case .rowConflict(let position, let first, let second):
                return "Invalid update: attempt to \(first.rawValue) and \(second.rawValue) the same index path "
                    + "(section \(position.section), \(item) \(position.row))."
            }
        }

        private func attempt(_ change: Change, _ isAfter: Bool) -> String {
            "attempt to \(change.rawValue)" + (change == .move && isAfter ? " to" : "")
        }
    }
}
