import Foundation
import RowGeometry

/// Changes that were asked for and not made yet.
struct TableUpdates {
    var changes = RowChanges()
    /// How what comes and goes moves, by its path.
    var animations: [IndexPath: UITableView.RowAnimation] = [:]
    var sectionAnimations: [Int: UITableView.RowAnimation] = [:]
    /// How many blocks of updates are open.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// How many rows there were, by section, before the first change.
    let oldCounts: [Int]
}

extension IndexPath {
    var rowPlace: RowChanges.Place { RowChanges.Place(section: section, row: row) }

    init(_ place: RowChanges.Place) {
        self.init(row: place.row, section: place.section)
    }
}
