import Foundation
import UIKitCore

extension Element {
    /// The contradictions between a data table and its cells.
    var dataTableProblems: [(summary: String, details: String)] {
        if containerType == .dataTable, ownDataTable == nil {
            return [
                (
                    "Data table has no rows and columns",
                    "Let its class conform to UIAccessibilityContainerDataTable, or set another container type."
                )
            ]
        }
        guard let dataTable, let cell = dataTableCell else { return [] }
        let (rows, columns): (NSRange, NSRange) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        let (rowCount, columnCount) = (dataTable.accessibilityRowCount(), dataTable.accessibilityColumnCount())
        guard rows.length > 0, columns.length > 0, NSMaxRange(rows) <= rowCount, NSMaxRange(columns) <= columnCount
        else {
            return [
                (
                    "Cell is outside its data table",
                    "It spans the rows \(rows) and the columns \(columns) of \(rowCount) rows and \(columnCount) columns."
                )
            ]
        }
        let found = dataTable.accessibilityDataTableCellElement(forRow: rows.location, column: columns.location)
        guard found !== cell else { return [] }
        return [
            (
                "Data table has another cell at this position",
                "Return this element for row \(rows.location) and column \(columns.location), or correct its ranges."
            )
        ]
    }
}
