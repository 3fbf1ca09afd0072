import Foundation
import RowGeometry

/// The requested changes to a table view or a collection view that have not been applied yet.
struct ListUpdates {
    var changes = RowChanges()
    /// The animations of deleted rows, by their position before the changes. A reloaded row is deleted and inserted.
    var deletionAnimations = TableAnimations()
    /// The animations of inserted rows, by their position after the changes.
    var insertionAnimations = TableAnimations()
    /// The rows or items whose cells are configured again, by their index paths before the changes.
    var reconfigured: [IndexPath] = []
    /// Whether a reconfigured row or item is reloaded if the data source returns a different cell for it.
    var replacesCells = false
    /// Whether remaining rows keep their measured heights, because the caller reports every row whose content changed.
    var keepsHeights = false
    /// Whether the changes apply a snapshot. Remaining items then keep their measured sizes even if nothing changed.
    var appliesSnapshot = false
    /// The number of open update blocks.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// The number of rows or items in each section before the first change.
    var oldCounts: [Int]
    /// The placeholders that are inserted, and their positions on the screen.
    var insertedPlaceholders: [(ListPlaceholder, RowChanges.Position)] = []
    /// The placeholders that are deleted, or replaced with a row or item.
    var removedPlaceholders: [ListPlaceholder] = []
    /// The placeholders that are replaced with a row or item.
    var committedPlaceholders: [ListPlaceholder] = []

    init(oldCounts: [Int]) { self.oldCounts = oldCounts }
}
