import Foundation
import RowGeometry

/// How rows and sections of a table move as they come or go, where that was said.
struct TableAnimations {
    private(set) var rows: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var sections: [Int: UITableView.RowAnimation] = [:]

    mutating func note(_ animation: UITableView.RowAnimation, rows paths: [IndexPath]) {
        for path in paths { rows[path] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, sections indexes: IndexSet) {
        for section in indexes { sections[section] = animation }
    }

    /// Everything that was said.
    var all: [UITableView.RowAnimation] { Array(rows.values) + sections.values }

    /// The same, with the rows and sections that are made anew: they come as they go.
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

    /// How the row at `path` moves: as was said of it, or of its section, or as tables choose.
    func animation(of path: IndexPath) -> UITableView.RowAnimation {
        rows[path] ?? sections[path.section] ?? .automatic
    }
}
