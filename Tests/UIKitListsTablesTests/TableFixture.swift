import Foundation
import TestStage

@testable import UIKitLists

/// A table view of 400 by 800 points on a stage, without padding above its headers.
@MainActor
final class TableFixture {
    let stage = Stage()
    let table: UITableView
    let rows: RowSource

    init(_ rows: RowSource, style: UITableView.Style = .plain) {
        self.rows = rows
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
        table.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
        table.sectionHeaderTopPadding = 0
        table.dataSource = rows
        table.delegate = rows
        stage.root.addSubview(table)
        stage.host.turn()
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The text of each visible cell, from the top.
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Returns whether every visible row has a cell with the frame and text of the row, and an opacity of 1.
    func isConsistent() -> Bool {
        table.layoutIfNeeded()
        let paths: [IndexPath] = table.indexPathsForVisibleRows ?? []
        let expected: [IndexPath] = table.indexPathsForRows(in: table.bounds) ?? []
        guard paths == expected else { return false }
        return paths.allSatisfy { path in
            guard let cell = table.cellForRow(at: path) else { return false }
            return cell.frame == table.rectForRow(at: path) && cell.alpha == 1
                && cell.textLabel?.text == rows.sections[path.section][path.row]
        }
    }
}
