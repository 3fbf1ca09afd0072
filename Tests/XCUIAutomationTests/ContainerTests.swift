import UIKit
import XCTest
import XCUIAutomation

/// The types of containers, and the rows and columns of data tables, in the element tree and in audits.
final class ContainerTests: AutomationTestCase {
    /// A cell of a table with rows and columns.
    private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
        let rows: NSRange
        let columns: NSRange

        init(_ text: String, rows: NSRange, columns: NSRange) {
            self.rows = rows
            self.columns = columns
            super.init(frame: .zero)
            self.text = text
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
            accessibilityIdentifier = text
        }

        required init?(coder: NSCoder) { nil }

        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    /// A table of two columns with headers. The last cell of the second column spans two rows.
    private final class Grid: UIView, UIAccessibilityContainerDataTable {
        var cells: [Cell] = []
        override var accessibilityContainerType: UIAccessibilityContainerType {
            get { .dataTable }
            set {}
        }

        func fill(_ texts: [String], spanningFrom spanning: String) {
            for (index, text) in texts.enumerated() {
                let isSpanning: Bool = text == spanning
                let cell = Cell(
                    text, rows: NSRange(location: index / 2, length: isSpanning ? 2 : 1),
                    columns: NSRange(location: index % 2, length: 1))
                cells.append(cell)
                add(cell, CGFloat(index % 2) * 150, CGFloat(index / 2) * 50, 150, isSpanning ? 100 : 50)
            }
        }

        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? {
            cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
        }
        func accessibilityRowCount() -> Int { 3 }
        func accessibilityColumnCount() -> Int { 2 }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            [cells[column]]
        }
    }

    private static func addGrid(to controller: UIViewController) -> Grid {
        let grid = controller.view.add(Grid(), 20, 100, 300, 150)
        grid.accessibilityIdentifier = "grid"
        grid.fill(["Fruit", "State", "Apple", "Ripe", "Pear"], spanningFrom: "Ripe")
        return grid
    }

    private func line(_ element: XCUIElement) -> String {
        element.debugDescription.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }

    func testTheTreeShowsRowsColumnsAndHeadersOfADataTable() {
        launch { _ = Self.addGrid(to: $0) }
        XCTAssertTrue(line(app.otherElements["grid"]).hasSuffix("table: 3 × 2"), line(app.otherElements["grid"]))
        let texts = app.staticTexts
        XCTAssertTrue(line(texts["Fruit"]).hasSuffix("label: 'Fruit', row 1 of 3, column 1 of 2"), line(texts["Fruit"]))
        XCTAssertTrue(
            line(texts["Ripe"]).hasSuffix("rows 2–3 of 3, column 2 of 2, headers: 'State'"), line(texts["Ripe"]))
        XCTAssertTrue(
            line(texts["Pear"]).hasSuffix("row 3 of 3, column 1 of 2, headers: 'Fruit'"), line(texts["Pear"]))
    }

    func testTheTreeShowsTheTypesOfOtherContainersAndIgnoresCellsOutsideTables() {
        launch { controller in
            let types: [(String, UIAccessibilityContainerType)] = [
                ("list", .list), ("landmark", .landmark), ("group", .semanticGroup), ("plain", .none),
            ]
            for (index, (name, type)) in types.enumerated() {
                let view = controller.view.add(UIView(), 0, CGFloat(100 + index * 50), 200, 40)
                view.accessibilityIdentifier = name
                view.accessibilityContainerType = type
                XCTAssertEqual(view.accessibilityContainerType, type)
            }
            let range = NSRange(location: 0, length: 1)
            controller.view.add(Cell("Alone", rows: range, columns: range), 0, 400, 100, 40)
            let table = controller.view.add(UITableView(), 0, 500, 100, 100)
            XCTAssertEqual(table.accessibilityContainerType, .none)
        }
        for name in ["list", "landmark", "group"] {
            XCTAssertTrue(line(app.otherElements[name]).hasSuffix("identifier: '\(name)', \(name)"), name)
        }
        XCTAssertTrue(line(app.otherElements["plain"]).hasSuffix("identifier: 'plain'"))
        XCTAssertTrue(line(app.staticTexts["Alone"]).hasSuffix("label: 'Alone'"))
    }

    func testTheAuditReportsContradictionsOfDataTables() throws {
        launch { _ = Self.addGrid(to: $0) }
        try app.performAccessibilityAudit(for: .trait)
        launch { controller in
            let grid = Self.addGrid(to: controller)
            let cell = NSRange(location: 1, length: 1)
            grid.cells.append(Cell("Twice", rows: cell, columns: cell))
            grid.cells.append(Cell("Outside", rows: NSRange(location: 3, length: 1), columns: cell))
            for (index, cell) in grid.cells.suffix(2).enumerated() {
                grid.add(cell, 0, CGFloat(150 + 50 * index), 150, 50)
            }
            let plain = controller.view.add(UIView(), 20, 400, 200, 100)
            plain.accessibilityIdentifier = "plain"
            plain.accessibilityContainerType = .dataTable
        }
        var found: [String] = []
        try app.performAccessibilityAudit(for: .trait) { issue in
            found.append("\(issue.compactDescription): \(issue.element?.identifier ?? "")")
            return true
        }
        XCTAssertEqual(
            found,
            [
                "Data table has another cell at this position: Twice", "Cell is outside its data table: Outside",
                "Data table has no rows and columns: plain",
            ])
    }
}
