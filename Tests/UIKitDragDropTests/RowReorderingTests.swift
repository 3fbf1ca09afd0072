import Expectations
import CoreGraphics
import Foundation
import ItemProviders
import TestStage
import Testing
import UIKitCore

@testable import UIKitDragDrop
@testable import UIKitLists

/// Dragging a row within its table, whose data source moves rows.
@MainActor
@Suite(.onStage) struct RowReorderingTests {
    private class Words: UITableViewController, UITableViewDragDelegate {
        var rows = ["a", "b", "c", "d"]
        var moves: [String] = []
        var limit = 9

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: min(limit, proposedDestinationIndexPath.row), section: 0) }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    private final class Dropping: Words, UITableViewDropDelegate {
        var drops = 0
        var isCopy = false
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(
                operation: tableView.hasActiveDrag && !isCopy ? .move : .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            drops += 1
        }
    }

    private let stage = Stage()

    private func show(_ words: Words) {
        words.tableView.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        words.tableView.rowHeight = 50
        words.tableView.dragDelegate = words
        words.tableView.dropDelegate = words as? any UITableViewDropDelegate
        stage.root.addSubview(words.tableView)
        stage.host.turn()
    }

    private func drag(from: CGFloat, to: CGFloat) {
        stage.touch(.began, 200, from)
        stage.advance(by: 0.4)
        stage.drag(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 0.2)
        stage.touch(.ended, 200, to)
        stage.advance(by: 1)
    }

    private func texts(_ words: Words) -> [String] {
        words.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }

    @Test func `the data source moves a row without a drop delegate`() {
        let words = Words()
        show(words)
        drag(from: 25, to: 140)
        expect(words.moves == ["0 to 2"] && words.rows == ["b", "c", "a", "d"] && texts(words) == words.rows)
        expect(words.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
        // Below the last row, the dragged row keeps its last destination.
        drag(from: 25, to: 280)
        expect(words.moves.last == "0 to 3" && texts(words) == ["c", "a", "d", "b"])
        drag(from: 25, to: 30)
        expect(words.moves.count, equals: 2)
    }

    @Test func `the delegate changes the destination`() {
        let words = Words()
        words.limit = 1
        show(words)
        drag(from: 25, to: 190)
        expect(words.moves == ["0 to 1"] && texts(words) == ["b", "a", "c", "d"])
    }

    @Test func `the gap is at the changed destination beside placeholders`() {
        let words = Words()
        words.rows = ["a", "b", "c"]
        words.limit = 1
        show(words)
        let table: UITableView = words.tableView
        for row in [1, 3] {
            let placeholder = ListPlaceholder(
                reuseIdentifier: "row", height: 50, update: { _ in }, parameters: { _ in nil })
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.insert(placeholder, at: IndexPath(row: row, section: 0))
        }
        stage.advance(by: 1)
        // "c" is the fifth row on the screen. The delegate permits it only between "a" and "b".
        stage.touch(.began, 200, 225)
        stage.advance(by: 0.4)
        stage.drag(from: CGPoint(x: 200, y: 225), to: CGPoint(x: 200, y: 240), duration: 0.2)
        expect(table.gap?.target, equals: IndexPath(row: 2, section: 0))
        stage.touch(.ended, 200, 240)
        stage.advance(by: 1)
        expect(words.rows == ["a", "c", "b"] && words.moves == ["2 to 1"])
    }

    @Test func `the data source moves a row instead of the drop delegate`() {
        let words = Dropping()
        show(words)
        drag(from: 25, to: 140)
        expect(words.moves == ["0 to 2"] && words.drops == 0 && texts(words) == ["b", "c", "a", "d"])
        words.isCopy = true
        drag(from: 25, to: 140)
        expect(words.moves.count == 1 && words.drops == 1)
    }
}
