import Foundation

/// The row or item from which Shift extends the selection.
struct SelectionAnchor {
    /// The row or item that was selected last without Shift.
    var path: IndexPath
    /// The selection before Shift extended it, or nil if Shift has not extended it.
    var selection: Set<IndexPath>?
}
