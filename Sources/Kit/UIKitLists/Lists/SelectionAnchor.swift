import Foundation

/// The row or item from which Shift extends the selection.
struct SelectionAnchor {
    /// The row or item that was selected last without Shift.
    var path: IndexPath
    /// The selection when Shift extended it first; nil before.
    var selection: Set<IndexPath>?
}
