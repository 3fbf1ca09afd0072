import Foundation
import RowGeometry

/// The animations that were requested for inserted or deleted rows and sections of a table view.
struct TableAnimations {
    private(set) var rows: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var sections: [Int: UITableView.RowAnimation] = [:]

    mutating func note(_ animation: UITableView.RowAnimation, rows paths: [IndexPath]) {
        for path in paths { rows[path] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, sections indexes: IndexSet) {
        for section in indexes { sections[section] = animation }
    }

    /// All requested animations.
    var all: [UITableView.RowAnimation] { Array(rows.values) + sections.values }

    /// Returns these animations and those of the reloaded rows and sections, which are inserted with the animation with
    /// which they are deleted.
    func addingReloads(of leaving: TableAnimations, _ mapping: RowMapping) -> TableAnimations {
        var coming: TableAnimations = self
        for (path, animation) in leaving.rows {
            if let place = mapping.newPlace(of: path.rowPlace) { coming.rows[IndexPath(place)] = animation }
        }
        for (section, animation) in leaving.sections {
            if let new = mapping.newSection(of: section) { coming.sections[new] = animation }
        }
        return coming
    }

    /// Returns the animation of the row at `path`: its own, that of its section, or `automatic`.
    func animation(of path: IndexPath) -> UITableView.RowAnimation {
        rows[path] ?? sections[path.section] ?? .automatic
    }
}
