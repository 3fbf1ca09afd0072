import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// Rows that are dragged by their reorder controls, which are 375 points from the left edge of the screen.
@MainActor @Suite(.onStage) struct ReorderingTests {
    private func makeFixture(_ rows: RowSource) -> TableFixture {
        let fixture = TableFixture(rows)
        fixture.table.setEditing(true, animated: false)
        fixture.stage.host.turn()
        return fixture
    }

    private func drag(_ fixture: TableFixture, from y: CGFloat, to end: CGFloat) {
        fixture.stage.touch(.began, 375, y)
        fixture.stage.drag(from: CGPoint(x: 375, y: y), to: CGPoint(x: 375, y: end), duration: 0.4)
    }

    @Test func `rows make room for a dragged row, which the data source moves at the end`() throws {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        drag(fixture, from: 22, to: 122)
        let lifted: UITableViewCell = try #require(fixture.table.drag?.cell)
        expect(fixture.table.hasUncommittedUpdates)
        expect(lifted.frame.minY == 100 && lifted.layer.shadowOpacity > 0.2)
        fixture.stage.advance(by: 0.4)
        expect(fixture.table.rectForRow(at: fixture.path(0)).minY, equals: 0)
        expect(fixture.texts.prefix(4) == ["Row 1", "Row 2", "Row 0", "Row 3"] && rows.events.isEmpty)
        fixture.stage.touch(.ended, 375, 122)
        expect(rows.events, equals: ["move 0-0 0-2"])
        fixture.stage.advance(by: 0.4)
        expect(fixture.isConsistent() && lifted.frame.minY == 88 && lifted.layer.shadowOpacity == 0)
        expect(!fixture.table.hasUncommittedUpdates)
    }

    @Test func `a row moves to another section, and the delegate can change the target`() {
        let rows = RowSource.editable(0)
        rows.sections = [["A", "B", "C"], [], ["D", "E"]]
        rows.titles = ["One", "Two", "Three"]
        let fixture = makeFixture(rows)
        let height: CGFloat = fixture.table.rectForHeader(inSection: 0).height
        drag(fixture, from: height + 22, to: 3 * height + 3 * 44 + 24)
        fixture.stage.touch(.ended, 375, 400)
        fixture.stage.advance(by: 0.4)
        expect(rows.sections == [["B", "C"], [], ["D", "A", "E"]] && fixture.isConsistent())
        rows.target = { _ in IndexPath(row: 1, section: 0) }
        drag(fixture, from: height + 22, to: height + 300)
        fixture.stage.touch(.ended, 375, 400)
        fixture.stage.advance(by: 0.4)
        expect(rows.sections == [["C", "B"], [], ["D", "A", "E"]] && fixture.isConsistent())
    }

    @Test func `a row that is dragged to the edge scrolls the table`() {
        let rows = RowSource.editable(200)
        let fixture = makeFixture(rows)
        drag(fixture, from: 22, to: 790)
        fixture.stage.advance(by: 3)
        expect(fixture.table.contentOffset.y, isGreaterThan: 1_000)
        fixture.stage.touch(.ended, 375, 790)
        fixture.stage.advance(by: 0.4)
        let row: Int = rows.sections[0].firstIndex(of: "Row 0") ?? 0
        expect(row > 35 && fixture.isConsistent())
        expect(fixture.table.indexPathsForVisibleRows?.contains(fixture.path(row)), equals: true)
    }

    @Test func `a canceled drag, a reload and an update do not change the data`() {
        let cancels: [(TableFixture) -> Void] = [
            { $0.stage.touch(.cancelled, 375, 122) }, { $0.table.reloadData() },
            { $0.table.reloadRows(at: [$0.path(5)], with: .none) },
        ]
        for cancel in cancels {
            let rows = RowSource.editable(30)
            let fixture = makeFixture(rows)
            drag(fixture, from: 22, to: 122)
            cancel(fixture)
            fixture.stage.advance(by: 0.5)
            expect(rows.events.isEmpty && fixture.isConsistent() && fixture.texts[0] == "Row 0")
        }
    }

    @Test func `rows of different heights end at the positions that the drag showed`() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<10 {
            let rows = RowSource.editable(12)
            let heights: [CGFloat] = (0..<12).map { _ in CGFloat(30 + random.below(70)) }
            rows.height = { heights[Int(rows.sections[0][$0.row].dropFirst(4)) ?? 0] }
            let fixture = makeFixture(rows)
            let row = random.below(8)
            fixture.table.selectRow(at: fixture.path(row), animated: false, scrollPosition: .none)
            let start: CGFloat = fixture.table.rectForRow(at: fixture.path(row)).midY
            let end = CGFloat(60 + random.below(500))
            drag(fixture, from: start, to: end)
            fixture.stage.touch(.ended, 375, end)
            fixture.stage.advance(by: 0.5)
            let now: Int = rows.sections[0].firstIndex(of: "Row \(row)") ?? -1
            let distance: CGFloat = abs(fixture.table.rectForRow(at: fixture.path(now)).midY - end)
            expect(fixture.isConsistent() && distance < 100)
            expect(fixture.table.indexPathForSelectedRow, equals: fixture.path(now))
        }
    }

    @Test func `a controller that overrides moveRowAt shows controls, except for rows that cannot move`() {
        class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        class Moving: Controller {
            override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) { title = "x" }
        }
        final class Fixed: Moving {
            override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row == 1 }
        }
        for (controller, expected) in [(Controller(), 0), (Moving(), 3), (Fixed(), 1)] {
            let stage = Stage()
            stage.window.rootViewController = controller
            controller.isEditing = true
            stage.host.turn()
            expect(controller.tableView.visibleCells.filter { $0.reorderControl != nil }.count, equals: expected)
        }
    }

    @Test func `another finger neither moves nor selects a row while a row is dragged`() {
        let rows = RowSource.editable(8)
        let fixture = makeFixture(rows)
        fixture.table.allowsSelectionDuringEditing = true
        drag(fixture, from: 22, to: 68)
        fixture.stage.touch(.began, 375, 154, finger: 2)
        fixture.stage.drag(from: CGPoint(x: 375, y: 154), to: CGPoint(x: 375, y: 320), duration: 0.3, finger: 2)
        fixture.stage.touch(.ended, 375, 320, finger: 2)
        fixture.stage.touch(.began, 150, 22, finger: 2)
        fixture.stage.touch(.ended, 150, 22, finger: 2)
        expect(fixture.table.hasUncommittedUpdates)
        fixture.stage.touch(.ended, 375, 68)
        fixture.stage.advance(by: 0.4)
        expect(rows.events == ["move 0-0 0-1"] && fixture.isConsistent())
    }

    /// A delegate that records the texts and index paths of the cells that disappear.
    private final class Recorder: NSObject, UITableViewDelegate {
        var hidden: [String] = []

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { hidden.append("\(cell.textLabel?.text ?? "") at \(indexPath.row)") }
    }

    @Test func `a reload reports the index paths in the data of the cells that disappear`() {
        let recorder = Recorder()
        let reloads: [(TableFixture) -> Void] = [
            { $0.table.reloadData() }, { $0.table.dataSource = nil },
        ]
        for reload in reloads {
            let fixture = TableFixture(RowSource.editable(3))
            fixture.table.delegate = recorder
            fixture.table.insert(
                ListPlaceholder(reuseIdentifier: "row", height: 44, update: { _ in }, parameters: { _ in nil }),
                at: fixture.path(1))
            fixture.stage.advance(by: 0.5)
            recorder.hidden.removeAll()
            reload(fixture)
            expect(recorder.hidden.sorted(), equals: ["Row 0 at 0", "Row 1 at 1", "Row 2 at 2"])
        }
    }

    @Test func `a dragged row gets back the shadow and the border that the app set`() throws {
        let fixture = makeFixture(RowSource.editable(8))
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        cell.layer.borderWidth = 2
        cell.layer.shadowOpacity = 0.25
        drag(fixture, from: 22, to: 122)
        fixture.stage.touch(.ended, 375, 122)
        fixture.stage.advance(by: 0.4)
        expect(cell.layer.borderWidth == 2 && cell.layer.shadowOpacity == 0.25)
    }
}
