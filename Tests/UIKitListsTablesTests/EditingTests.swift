import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct EditingTests {
    private func cell(_ fixture: TableFixture, _ row: Int) -> UITableViewCell {
        fixture.table.cellForRow(at: fixture.path(row)) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    @Test func `editing mode shows the controls and moves the content`() {
        let rows = RowSource.editable(30)
        rows.canEdit = { $0.row != 1 }
        rows.style = { $0.row == 0 ? .insert : $0.row == 2 ? .none : .delete }
        let fixture = TableFixture(rows)
        fixture.table.setEditing(true, animated: true)
        fixture.stage.advance(by: 0.5)
        let states: [String] = (0..<4).map { row in
            let cell = cell(fixture, row)
            let kind: String = cell.editControl.map { "\($0.kind)" } ?? "-"
            return "\(kind) \(Int(cell.contentView.frame.minX)) \(Int(cell.contentView.frame.maxX)) \(cell.isEditing)"
        }
        expect(states, equals: ["insert 38 362 true", "- 0 400 false", "- 38 362 true", "delete 38 362 true"])
        expect(cell(fixture, 3).editingStyle == .delete && fixture.isConsistent())
        fixture.table.setEditing(false, animated: true)
        fixture.stage.advance(by: 0.5)
        expect(cell(fixture, 0).contentView.frame.width == 400 && cell(fixture, 0).editControl == nil)
        expect(cell(fixture, 0).subviews.allSatisfy { !($0 is TableEditControl) && !($0 is TableReorderControl) })
    }

    @Test func `the delete control opens the row, and the insert control inserts`() {
        let rows = RowSource.editable(30)
        rows.style = { $0.row == 0 ? .insert : .delete }
        rows.deleteTitle = "Remove"
        let fixture = TableFixture(rows)
        fixture.table.isEditing = true
        fixture.stage.host.turn()
        fixture.stage.tap(27, 66)
        fixture.stage.advance(by: 0.5)
        expect(fixture.table.swipe.row?.tray.buttons.map(\.accessibilityLabel), equals: ["Remove"])
        fixture.stage.tap(390, 66)
        fixture.stage.advance(by: 0.6)
        fixture.stage.tap(27, 22)
        fixture.stage.advance(by: 0.6)
        expect(rows.events, equals: ["begin 0-1", "delete 0-1", "end nil", "insert 0-0"])
        expect(fixture.texts.prefix(3) == ["New", "Row 0", "Row 2"] && fixture.table.isEditing)
        expect(cell(fixture, 0).isEditing && cell(fixture, 0).editControl?.accessibilityLabel == "Insert New")
    }

    @Test func `selection in editing mode depends on its own properties`() {
        let rows = RowSource.editable(30)
        let fixture = TableFixture(rows)
        fixture.table.isEditing = true
        fixture.stage.host.turn()
        fixture.stage.tap(200, 66)
        expectNil(fixture.table.indexPathsForSelectedRows)
        fixture.table.isEditing = false
        fixture.table.allowsMultipleSelectionDuringEditing = true
        fixture.table.selectRow(at: fixture.path(4), animated: false, scrollPosition: .none)
        fixture.table.isEditing = true
        fixture.stage.host.turn()
        expectNil(fixture.table.indexPathsForSelectedRows)
        for y in [66.0, 110, 66] { fixture.stage.tap(200, y) }
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(2)])
        expect(cell(fixture, 2).editControl?.isChecked == true && cell(fixture, 1).editControl?.isChecked == false)
        fixture.table.isEditing = false
        expectNil(fixture.table.indexPathsForSelectedRows)
    }

    private final class Committing: RowSource {}

    @Test func `rows can be deleted and moved if the data source responds to the commit and move methods`() {
        ClassMembers.add(Committing.self) {
            $0.responds(to: "tableView:commit:forRowAt:")
            $0.responds(to: "tableView:moveRowAt:to:")
        }
        for (rows, names, moves) in [(RowSource(count: 9), nil, false), (Committing(count: 9), ["Delete"], true)] {
            let fixture = TableFixture(rows)
            expect(cell(fixture, 1).accessibilityCustomActions?.map(\.name), equals: names)
            fixture.table.isEditing = true
            expect(cell(fixture, 1).editing.moves, equals: moves)
        }
    }

    @Test func `two fingers select the rows over which they drag`() {
        let rows = RowSource.editable(30)
        let fixture = TableFixture(rows)
        fixture.table.allowsMultipleSelectionDuringEditing = true
        for (finger, x) in [(1, 150.0), (2, 220.0)] { fixture.stage.touch(.began, x, 110, finger: finger) }
        for (y, count) in [(120.0, 1), (154, 2), (242, 4), (154, 2)] {
            for (finger, x) in [(1, 150.0), (2, 220.0)] { fixture.stage.touch(.moved, x, y, finger: finger) }
            expect(fixture.table.indexPathsForSelectedRows?.count, equals: count)
        }
        for (finger, x) in [(1, 150.0), (2, 220.0)] { fixture.stage.touch(.ended, x, 154, finger: finger) }
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(2), fixture.path(3)])
        expect(fixture.table.isEditing && fixture.table.contentOffset == .zero)
        expect(rows.events.first == "beginSelection 0-2" && rows.events.last == "endSelection")
    }

    @Test func `the selection with two fingers follows its first row when the data changes`() {
        let rows = RowSource([["A"], ["B", "C"], ["D", "E", "F", "G", "H"]])
        rows.canEdit = { _ in true }
        let fixture = TableFixture(rows)
        fixture.table.allowsMultipleSelectionDuringEditing = true
        func move(_ phase: HostTouch.Phase, _ y: CGFloat) {
            for (finger, x) in [(1, 150.0), (2, 220.0)] { fixture.stage.touch(phase, x, y, finger: finger) }
        }
        // The gesture begins at row E.
        move(.began, 4 * 44 + 10)
        move(.moved, 4 * 44 + 22)
        rows.sections[2].insert("New", at: 0)
        rows.sections.removeFirst()
        fixture.table.performBatchUpdates {
            fixture.table.deleteSections([0], with: .none)
            fixture.table.insertRows(at: [fixture.path(0, 1)], with: .none)
        }
        fixture.stage.advance(by: 1)
        move(.moved, 5 * 44 + 22)
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(2, 1), fixture.path(3, 1)])
        move(.moved, 4 * 44 + 22)
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(2, 1)])
        rows.sections = [["A", "B", "C"]]
        fixture.table.reloadData()
        fixture.stage.host.turn()
        move(.moved, 22)
        expectNil(fixture.table.indexPathsForSelectedRows)
        move(.ended, 22)
        expect(rows.events.last, equals: "endSelection")
    }

    @Test func `assistive technologies offer the swipe actions and the moves of a row`() {
        let rows = RowSource.editable(30)
        let fixture = TableFixture(rows)
        expect(cell(fixture, 1).accessibilityCustomActions?.map(\.name), equals: ["Delete"])
        fixture.table.isEditing = true
        let actions: [UIAccessibilityCustomAction] = cell(fixture, 1).accessibilityCustomActions ?? []
        expect(actions.map(\.name), equals: ["Delete", "Move Up", "Move Down"])
        expect(actions.last?.perform() == true && rows.events == ["move 0-1 0-2"])
        fixture.stage.advance(by: 0.5)
        expect(cell(fixture, 1).accessibilityCustomActions?.first?.perform(), equals: true)
        fixture.stage.advance(by: 0.5)
        expect(rows.events == ["move 0-1 0-2", "delete 0-1"] && fixture.isConsistent())
    }

    @Test func `the accessory of editing mode replaces the regular accessory`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        cell.editingAccessoryView = view
        expect(cell.accessory?.type == .checkmark && view.superview == nil)
        cell.setEditing(true, animated: false)
        expect(cell.accessory == nil && view.superview === cell)
        cell.setEditing(false, animated: false)
        expect(cell.accessory?.type == .checkmark && view.superview == nil)
        cell.editingAccessoryView = nil
        cell.isEditing = true
        expectNil(cell.accessory)
    }

    @Test func `cells receive the transitions of their states`() throws {
        let rows = RowSource.editable(0)
        let fixture = TableFixture(rows)
        fixture.table.register(RecordingCell.self, forCellReuseIdentifier: "row")
        rows.sections = [["A", "B"]]
        fixture.table.reloadData()
        fixture.stage.host.turn()
        let cell: RecordingCell = try #require(fixture.table.cellForRow(at: fixture.path(0)) as? RecordingCell)
        fixture.table.setEditing(true, animated: true)
        expect(cell.transitions, equals: ["will 1"])
        fixture.stage.advance(by: 0.5)
        fixture.table.swipe.open(fixture.path(0), on: .trailing)
        fixture.table.setEditing(false, animated: false)
        expect(cell.transitions, equals: ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0", "did 0"])
    }

    @Test func `a controller edits its table, and its button changes`() {
        let controller = UITableViewController()
        let button: UIBarButtonItem = controller.editButtonItem
        expect(button.title == "Edit" && button.style == .plain && controller.editButtonItem === button)
        controller.setEditing(true, animated: false)
        expect(button.title == "Done" && button.style == .done && controller.isEditing)
        expect(controller.tableView.isEditing)
        controller.isEditing = false
        expect(button.title == "Edit" && !controller.tableView.isEditing)
    }

    @Test func `editing mode begins without a selection`() {
        let fixture = TableFixture(RowSource.editable(30))
        fixture.table.selectRow(at: fixture.path(1), animated: false, scrollPosition: .none)
        fixture.table.setEditing(true, animated: false)
        expectNil(fixture.table.indexPathForSelectedRow)
        expect(cell(fixture, 1).isSelected, equals: false)
        fixture.table.allowsSelectionDuringEditing = true
        fixture.table.selectRow(at: fixture.path(2), animated: false, scrollPosition: .none)
        fixture.table.setEditing(false, animated: false)
        expect(fixture.table.indexPathForSelectedRow, equals: fixture.path(2))
    }
}
