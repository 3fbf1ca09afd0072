import Foundation
import RowGeometry

/// The animations that were requested for inserted or deleted rows and sections of a table view.
struct TableAnimations {
    private(set) var rows: [RowChanges.Position: UITableView.RowAnimation] = [:]
    private(set) var sections: [Int: UITableView.RowAnimation] = [:]
    /// The animation of rows and sections without a specified animation.
    var standard: UITableView.RowAnimation = .automatic

    mutating func record(_ animation: UITableView.RowAnimation, forRows paths: [IndexPath]) {
        rows.reserveCapacity(rows.count + paths.count)
        for path in paths { rows[path.rowPosition] = animation }
    }

    mutating func record(_ animation: UITableView.RowAnimation, forSections indexes: IndexSet) {
        for section in indexes { sections[section] = animation }
    }

    /// Moves the animations of rows to other positions.
    mutating func moveRows(_ position: (RowChanges.Position) -> RowChanges.Position) {
        rows = Dictionary(uniqueKeysWithValues: rows.map { (position($0), $1) })
    }

    /// Returns these animations with the animations of reloaded rows and sections added. A reloaded row is deleted and
    /// inserted with the same animation.
    func addingReloads(of deletions: TableAnimations, _ mapping: RowMapping) -> TableAnimations {
        var insertions = self
        for (old, animation) in deletions.rows {
            if let new = mapping.newPosition(of: old) { insertions.rows[new] = animation }
        }
        for (section, animation) in deletions.sections {
            if let new = mapping.newSection(of: section) { insertions.sections[new] = animation }
        }
        return insertions
    }

    /// Returns the animation that was requested for a section, or the standard animation.
    func animation(ofSection section: Int) -> UITableView.RowAnimation { sections[section] ?? standard }

    /// Returns the animation that was requested for the row at `path` or for its section, or the standard animation.
    func animation(of path: IndexPath) -> UITableView.RowAnimation {
        rows[path.rowPosition] ?? sections[path.section] ?? standard
    }
}
