import Foundation
import UIKitCore

/// Containers with a type, and the rows and columns of their cells.
extension Element {
    /// The type of the element as a container.
    package var containerType: UIAccessibilityContainerType {
        if case .view(let view) = content { return view.accessibilityContainerType }
        return .none
    }

    /// The element as a data table; nil if its container type is not `dataTable`.
    var ownDataTable: (any UIAccessibilityContainerDataTable)? {
        containerType == .dataTable ? object as? any UIAccessibilityContainerDataTable : nil
    }

    /// The element as a cell of a data table; nil if it has no position in the table.
    var dataTableCell: (any UIAccessibilityContainerDataTableCell)? {
        guard dataTable != nil, let cell = object as? any UIAccessibilityContainerDataTableCell,
            cell.accessibilityRowRange().location != NSNotFound, cell.accessibilityColumnRange().location != NSNotFound
        else { return nil }
        return cell
    }

    /// The type of the container and the position of the element in a table, as an assistive technology describes them,
    /// such as `row 2 of 10` and `column 3 of 4`.
    var positions: [String] {
        var result: [String] = []
        switch containerType {
        case .none: break
        case .dataTable:
            result.append(
                ownDataTable.map { "table: \($0.accessibilityRowCount()) × \($0.accessibilityColumnCount())" }
                    ?? "table")
        case .list: result.append("list")
        case .landmark: result.append("landmark")
        case .semanticGroup: result.append("group")
        }
        guard let dataTable, let cell = dataTableCell else { return result }
        let (rows, columns): (NSRange, NSRange) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        result.append(Self.position("row", rows, of: dataTable.accessibilityRowCount()))
        result.append(Self.position("column", columns, of: dataTable.accessibilityColumnCount()))
        let headers: [String] = Self.headers(of: cell, in: dataTable).map { "'\($0)'" }
        if !headers.isEmpty { result.append("headers: \(headers.joined(separator: " "))") }
        return result
    }

    /// Returns a position, such as `row 2 of 10` or `rows 2–3 of 10`. The first position is 1.
    private static func position(_ name: String, _ range: NSRange, of count: Int) -> String {
        guard range.length > 1 else { return "\(name) \(range.location + 1) of \(count)" }
        return "\(name)s \(range.location + 1)–\(range.location + range.length) of \(count)"
    }

    /// Returns the labels of the headers of a cell's first row and first column, except the cell itself.
    private static func headers(
        of cell: any UIAccessibilityContainerDataTableCell, in table: any UIAccessibilityContainerDataTable
    ) -> [String] {
        let row: Int = cell.accessibilityRowRange().location
        let column: Int = cell.accessibilityColumnRange().location
        let headers: [any UIAccessibilityContainerDataTableCell] =
            (table.accessibilityHeaderElements(forColumn: column) ?? [])
            + (table.accessibilityHeaderElements(forRow: row) ?? [])
        return headers.filter { $0 !== cell }.compactMap { header in
            (header as? UIView)?.accessibilityLabel ?? (header as? UIAccessibilityElement)?.accessibilityLabel
        }
    }
}
