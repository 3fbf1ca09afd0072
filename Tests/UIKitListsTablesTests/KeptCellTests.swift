import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// The cell of a row that contains the first responder.
@MainActor @Suite(.onStage) struct KeptCellTests {
    private final class FieldCell: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource, UITextFieldDelegate {
        var count = 40
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var endedRows: [Int?] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            (cell as? FieldCell)?.field.delegate = self
            return cell
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            let cell: UITableViewCell? = table.visibleCellsByPath.values.first { textField.isDescendant(of: $0) }
            endedRows.append(cell.flatMap { table.indexPath(for: $0) }?.row)
        }
    }

    @Test func `a row whose text is being edited keeps its cell while it is not visible`() throws {
        let stage = Stage()
        let source = Source()
        let table: UITableView = source.table
        table.register(FieldCell.self, forCellReuseIdentifier: "field")
        table.dataSource = source
        stage.root.addSubview(table)
        stage.host.turn()
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(table.cellForRow(at: path) as? FieldCell)
        expect(cell.field.becomeFirstResponder())
        table.contentOffset.y = 600
        stage.host.turn()
        expect(cell.field.isFirstResponder && table.cellForRow(at: path) === cell)
        expect(!table.visibleCells.contains(cell) && table.indexPathsForVisibleRows?.contains(path) == false)
        // The cell moves with its row.
        source.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        stage.advance(by: 1)
        expect(cell.field.isFirstResponder && table.indexPath(for: cell)?.row == 2)
        expect(cell.frame, equals: table.rectForRow(at: IndexPath(row: 2, section: 0)))
        cell.field.resignFirstResponder()
        expect(source.endedRows, equals: [2])
        table.contentOffset.y = 650
        stage.host.turn()
        expectNil(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    }
}
