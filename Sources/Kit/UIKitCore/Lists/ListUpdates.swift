import Foundation
import RowGeometry

/// Changes of a table or a collection that were asked for and not made yet.
struct ListUpdates {
    var changes = RowChanges()
    /// How what goes from a table moves, by its place before the changes. What is reloaded goes, and comes.
    var leaving = TableAnimations()
    /// How what comes into a table moves, by its place after the changes.
    var coming = TableAnimations()
    /// The items of a collection whose cells are filled again, by their paths before the changes.
    var reconfigured: [IndexPath] = []
    /// How many blocks of updates are open.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// How many rows or items there were, by section, before the first change.
    let oldCounts: [Int]
}
