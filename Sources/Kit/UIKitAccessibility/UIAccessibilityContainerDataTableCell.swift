import Foundation

/// An element of a table with rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows that the cell spans. The location of the range is the index of the first row.
    func accessibilityRowRange() -> NSRange

    /// Returns the columns that the cell spans. The location of the range is the index of the first column.
    func accessibilityColumnRange() -> NSRange
}
