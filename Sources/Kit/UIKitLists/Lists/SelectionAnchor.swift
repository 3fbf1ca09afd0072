import Foundation

/// The row or item from which Shift extends the selection.
struct SelectionAnchor {
    /// The row or item that was selected last without Shift.
    var path: IndexPath
    /// The selection before Shift extended it, or nil if Shift has not extended it.
    var selection: Set<IndexPath>?

    /// Returns the anchor after an update, or nil if the update deleted its row or item.
    func moved(_ newPath: (IndexPath) -> IndexPath?) -> SelectionAnchor? {
        newPath(path).map { SelectionAnchor(path: $0, selection: selection.map { Set($0.compactMap(newPath)) }) }
    }
}
