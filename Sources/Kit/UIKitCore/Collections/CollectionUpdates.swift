import Foundation
import RowGeometry

/// Changes that were asked for and not made yet.
struct CollectionUpdates {
    var changes = RowChanges()
    /// Items whose cells are filled again, by their paths before the changes.
    var reconfigured: [IndexPath] = []
    /// How many blocks of updates are open.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// How many items there were, by section, before the first change.
    let oldCounts: [Int]
}
