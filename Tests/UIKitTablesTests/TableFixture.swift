import Foundation
import TestStage

@testable import UIKitCore

/// A table on a stage.
@MainActor
final class TableFixture {
    let stage = Stage()
    let table: UITableView
    let rows: Rows

    init(_ rows: Rows, style: UITableView.Style = .plain) {
        self.rows = rows
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
        table.register(Rows.Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        stage.root.addSubview(table)
        stage.host.turn()
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// What the cells on the screen say, from the top.
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Whether every cell stands where its row does, and every row on the screen has one.
    func holdsTogether() -> Bool {
        table.layoutIfNeeded()
        let paths: [IndexPath] = table.indexPathsForVisibleRows ?? []
        let wanted: [IndexPath] = table.indexPathsForRows(in: table.bounds) ?? []
        guard paths == wanted else { return false }
        return paths.allSatisfy { path in
            guard let cell = table.cellForRow(at: path) else { return false }
            return cell.frame == table.rectForRow(at: path) && cell.alpha == 1
                && cell.textLabel?.text == rows.sections[path.section][path.row]
        }
    }
}
