import RowGeometry

/// An update to the rows on the screen, derived from an update to the data.
///
/// The two differ only while the list has placeholders.
struct ResolvedUpdate {
    /// The changes to the rows on the screen.
    var updates: ListUpdates
    /// The new positions of the rows on the screen.
    var mapping: RowMapping
    /// The new positions of the rows in the data.
    var dataMapping: RowMapping
    /// The new numbers of rows on the screen.
    var counts: [Int]
    /// The placeholders after the update.
    var placeholders: ListPlaceholders
}
