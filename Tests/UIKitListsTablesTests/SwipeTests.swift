import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Rows that are swiped sideways. The top edge of row 2 is 88 points below the top of the table.
@MainActor @Suite(.onStage) struct SwipeTests {
    private let y: CGFloat = 110

    private func makeFixture(
        _ rows: RowSource = RowSource.editable(30), style: UITableView.Style = .plain
    ) -> TableFixture {
        TableFixture(rows, style: style)
    }

    private func swipe(_ fixture: TableFixture, from x: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
        fixture.stage.swipe(from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y), duration: duration)
    }

    private func tray(_ fixture: TableFixture) -> SwipeTray? { fixture.table.swipe.row?.tray }

    @Test func `a swipe reveals the delete button, which deletes the row`() throws {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        swipe(fixture, from: 350, to: 250)
        fixture.stage.advance(by: 0.5)
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: fixture.path(2)))
        let button: SwipeButton = try #require(tray(fixture)?.buttons.first)
        expect(fixture.table.isEditing && cell.showingDeleteConfirmation && !fixture.table.storedIsEditing)
        expect(cell.frame, equals: CGRect(x: -button.fittingWidth, y: 88, width: 400, height: 44))
        let width: CGFloat = button.fittingWidth
        expect(tray(fixture)?.frame, equals: CGRect(x: 400 - width, y: 88, width: width, height: 44))
        expect(button.accessibilityLabel == "Delete" && button.backgroundColor == .systemRed)
        fixture.stage.tap(380, y)
        fixture.stage.advance(by: 0.6)
        expect(rows.events, equals: ["begin 0-2", "delete 0-2", "end nil"])
        expect(fixture.isConsistent() && fixture.texts[2] == "Row 3" && !fixture.table.isEditing)
        expect(!fixture.table.subviews.contains { $0 is SwipeTray })
    }

    @Test func `the title of an action grows with the size of the user's text`() throws {
        func button(_ category: UIContentSizeCategory) throws -> SwipeButton {
            let fixture = makeFixture()
            fixture.stage.window.traitOverrides.preferredContentSizeCategory = category
            fixture.stage.host.turn()
            fixture.stage.swipe(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.3)
            fixture.stage.advance(by: 0.5)
            return try #require(tray(fixture)?.buttons.first)
        }
        let usual = try button(.large)
        let large = try button(.accessibilityExtraLarge)
        let fonts: [UIFont] = try [usual, large].map { try #require(($0.subviews.last as? UILabel)?.font) }
        expect(fonts[0].pointSize == 15 && fonts[1].pointSize > 25)
        expect(large.fittingWidth, isGreaterThan: usual.fittingWidth)
    }

    @Test func `a swipe across the row performs the first action`() {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        swipe(fixture, from: 390, to: 20)
        expect(rows.events.contains("delete 0-2"))
        fixture.stage.advance(by: 0.6)
        expect(fixture.isConsistent() && fixture.texts.first == "Row 0" && fixture.texts[2] == "Row 3")
    }

    @Test func `actions receive their button, and the row closes when they are complete`() throws {
        let rows = RowSource.editable(30)
        var completions: [(Bool) -> Void] = []
        var performed: [String] = []
        rows.trailing = ["More", "Flag"].map { title in
            UIContextualAction(style: .normal, title: title) { action, view, completion in
                performed.append("\(action.title ?? "") \(view is SwipeButton)")
                completions.append(completion)
            }
        }
        rows.isFullSwipeAllowed = false
        let fixture = makeFixture(rows)
        swipe(fixture, from: 390, to: 20)
        fixture.stage.advance(by: 0.6)
        expect(performed.isEmpty && tray(fixture)?.frame.width == 148)
        fixture.stage.tap(300, y)
        expect(performed == ["Flag true"] && fixture.table.isEditing)
        completions[0](true)
        fixture.stage.advance(by: 0.6)
        expect(rows.events == ["begin 0-2", "end 0-2"] && fixture.isConsistent())
    }

    @Test func `a button shows the image of its action and, in a tall row, the title below`() throws {
        let rows = RowSource.editable(30)
        let action = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
        action.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 18))
        }
        action.backgroundColor = .systemOrange
        rows.trailing = [action]
        for (height, showsTitle) in [(CGFloat(44), false), (100, true)] {
            rows.height = { _ in height }
            let fixture = makeFixture(rows)
            let row: CGFloat = (y / height).rounded(.down)
            swipe(fixture, from: 350, to: 270)
            fixture.stage.advance(by: 0.6)
            let button: SwipeButton = try #require(tray(fixture)?.buttons.first)
            let image = try #require(button.subviews.first as? UIImageView)
            let label = try #require(button.subviews.last as? UILabel)
            expect(button.backgroundColor == .systemOrange && button.accessibilityLabel == "Flag")
            expect(image.image?.renderingMode == .alwaysTemplate && image.tintColor == .white)
            let shown: CGRect = image.convert(image.bounds, to: fixture.table)
            expect(shown.size == CGSize(width: 20, height: 18) && shown.midX == 400 - 37)
            expect(label.isHidden == !showsTitle && tray(fixture)?.frame.minY == row * height)
            if showsTitle { expect(abs(label.frame.minY - image.frame.maxY - 4), isAtMost: 0.5) }
        }
    }

    @Test func `a row whose action requests a confirmation stays until the user confirms`() {
        for isConfirmed in [true, false] {
            let rows = RowSource.editable(30)
            var answer: ((Bool) -> Void)?
            let fixture = makeFixture(rows)
            rows.trailing = [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in answer = completion }
            ]
            swipe(fixture, from: 390, to: 20)
            fixture.stage.advance(by: 1)
            // The row waits for the answer.
            expect(fixture.table.isEditing && fixture.table.numberOfRows(inSection: 0) == 30)
            if isConfirmed {
                rows.sections[0].remove(at: 2)
                fixture.table.deleteRows(at: [fixture.path(2)], with: .automatic)
            }
            answer?(isConfirmed)
            fixture.stage.advance(by: 1)
            expect(!fixture.table.isEditing && fixture.isConsistent())
            expect(fixture.texts[2], equals: (isConfirmed ? "Row 3" : "Row 2"))
        }
    }

    @Test func `leading actions appear at the other side, and both sides are mirrored right to left`() {
        for isMirrored in [false, true] {
            let rows = RowSource.editable(30)
            rows.leading = [UIContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(true) }]
            let fixture = makeFixture(rows)
            fixture.table.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            swipe(fixture, from: isMirrored ? 300 : 100, to: isMirrored ? 220 : 180)
            fixture.stage.advance(by: 0.5)
            expect(tray(fixture)?.frame, equals: CGRect(x: isMirrored ? 326 : 0, y: 88, width: 74, height: 44))
            expect(fixture.table.cellForRow(at: fixture.path(2))?.frame.minX, equals: (isMirrored ? -74 : 74))
        }
    }

    /// Deletes empty sections, and reloads the table when a row closes.
    private final class ReloadingRows: RowSource {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            sections.remove(at: indexPath.section)
            tableView.deleteSections([indexPath.section], with: .automatic)
        }

        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            super.tableView(tableView, didEndEditingRowAt: indexPath)
            tableView.reloadData()
        }
    }

    @Test(arguments: [true, false])
    func `the delegate can reload the table when a row closes during an update`(isDeleted: Bool) {
        let rows = ReloadingRows([["A"], ["B", "C", "D"], ["E", "F", "G"]])
        rows.canEdit = { _ in true }
        let fixture = makeFixture(rows)
        fixture.stage.swipe(from: CGPoint(x: 350, y: 22), to: CGPoint(x: 250, y: 22), duration: 0.3)
        fixture.stage.advance(by: 0.5)
        if isDeleted {
            fixture.stage.tap(380, 22)
        } else {
            rows.sections.insert(["New"], at: 0)
            fixture.table.insertSections([0], with: .automatic)
        }
        fixture.stage.advance(by: 1)
        expect(rows.events, equals: ["begin 0-0", isDeleted ? "end nil" : "end 1-0"])
        expect(fixture.isConsistent() && fixture.texts.count == (isDeleted ? 6 : 8))
        expect(!fixture.table.subviews.contains { $0 is SwipeTray })
    }

    @Test func `the wheel closes the row`() throws {
        let fixture = makeFixture(style: .insetGrouped)
        swipe(fixture, from: 350, to: 250)
        fixture.stage.advance(by: 0.5)
        let cell: UITableViewCell = try #require(fixture.table.visibleCells.first { $0.showingDeleteConfirmation })
        fixture.stage.wheel(200, 400, dy: -40)
        expect(!cell.showingDeleteConfirmation)
        fixture.stage.advance(by: 1)
        expect(!fixture.table.isEditing && cell.mask == nil && fixture.table.contentOffset.y == 40)
    }

    @Test func `a row stays open while the table is scrolled by the app`() throws {
        let fixture = makeFixture(style: .insetGrouped)
        swipe(fixture, from: 350, to: 250)
        fixture.stage.advance(by: 0.5)
        let path: IndexPath = try #require(fixture.table.swipe.row?.path)
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: path))
        fixture.table.contentOffset.y = 500
        fixture.stage.host.turn()
        expect(fixture.table.cellForRow(at: path) === cell && !fixture.table.visibleCells.contains(cell))
        fixture.table.contentOffset.y = 0
        fixture.stage.host.turn()
        expect(fixture.table.isEditing && cell.showingDeleteConfirmation && cell.frame.minX < 0)
        fixture.table.reloadData()
        fixture.stage.advance(by: 1)
        expect(!cell.showingDeleteConfirmation && cell.mask == nil)
    }

    @Test func `a touch elsewhere closes the row and selects nothing`() {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        for (x, touched) in [(200.0, 400.0), (200.0, 110.0)] {
            swipe(fixture, from: 350, to: 250)
            fixture.stage.advance(by: 0.5)
            expect(fixture.table.isEditing)
            fixture.stage.tap(x, touched)
            fixture.stage.advance(by: 0.5)
            expect(!fixture.table.isEditing && fixture.isConsistent())
        }
        expect(rows.events, equals: ["begin 0-2", "end 0-2", "begin 0-2", "end 0-2"])
        fixture.stage.tap(200, 400)
        expect(rows.events.contains("select 0-9"))
    }

    /// Touches are delayed by the table, or, if the finger rests first, reach it before the drag.
    @Test(arguments: [0.01, 0.3])
    func `a swipe of another row closes the open row and does nothing else`(rest: TimeInterval) {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        swipe(fixture, from: 350, to: 250)
        fixture.stage.advance(by: 0.5)
        fixture.stage.touch(.began, 300, 300)
        fixture.stage.advance(by: rest)
        fixture.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.3)
        fixture.stage.touch(.ended, 80, 300)
        fixture.stage.advance(by: 0.5)
        expect(rows.events, equals: ["begin 0-2", "end 0-2"])
        expect(!fixture.table.isEditing && fixture.isConsistent())
        swipe(fixture, from: 350, to: 250)
        expect(fixture.table.isEditing)
    }

    @Test func `scrolling, reloading, updating and setEditing close the row`() {
        let closers: [(TableFixture) -> Void] = [
            { $0.stage.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 420), duration: 0.2) },
            { $0.table.reloadData() }, { $0.table.setEditing(false, animated: true) },
            { $0.table.reloadRows(at: [$0.path(5)], with: .none) }, { $0.table.removeFromSuperview() },
        ]
        for close in closers {
            let fixture = makeFixture()
            swipe(fixture, from: 350, to: 250)
            fixture.stage.advance(by: 0.5)
            close(fixture)
            fixture.stage.advance(by: 2)
            expect(!fixture.table.isEditing && !fixture.table.subviews.contains { $0 is SwipeTray })
        }
    }

    @Test func `only rows that can be deleted, or have actions, are swiped`() {
        let rows = RowSource.editable(30)
        rows.canEdit = { $0.row != 2 }
        let fixture = makeFixture(rows)
        swipe(fixture, from: 350, to: 250)
        expect(!fixture.table.isEditing)
        rows.trailing = []
        rows.canEdit = { _ in true }
        swipe(fixture, from: 350, to: 250)
        expect(!fixture.table.isEditing)
        let plain = TableFixture(RowSource(count: 30))
        plain.stage.swipe(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.3)
        expect(!plain.table.isEditing)
    }

    @Test func `in editing mode, a row opens only with its control`() {
        let rows = RowSource.editable(30)
        let fixture = makeFixture(rows)
        fixture.table.isEditing = true
        fixture.stage.advance(by: 0.5)
        swipe(fixture, from: 300, to: 150)
        fixture.stage.advance(by: 0.5)
        expect(tray(fixture) == nil && rows.events.isEmpty)
        fixture.stage.tap(20, y)
        fixture.stage.advance(by: 0.5)
        expect(tray(fixture) != nil)
        swipe(fixture, from: 150, to: 300)
        fixture.stage.advance(by: 0.5)
        expect(tray(fixture) == nil && fixture.isConsistent())
    }

    @Test func `a vertical drag scrolls`() {
        let fixture = makeFixture()
        fixture.stage.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 150, y: 380), duration: 0.2)
        expect(!fixture.table.isEditing && fixture.table.contentOffset.y > 50)
    }

    @Test func `row actions keep the row open until editing ends`() {
        let rows = RowSource.editable(30)
        var performed: [IndexPath] = []
        rows.rowActions = [UITableViewRowAction(style: .destructive, title: "Archive") { performed.append($1) }]
        let fixture = makeFixture(rows)
        swipe(fixture, from: 350, to: 250)
        fixture.stage.advance(by: 0.5)
        fixture.stage.tap(380, y)
        fixture.stage.advance(by: 0.5)
        expect(performed == [fixture.path(2)] && fixture.table.isEditing)
        fixture.table.setEditing(false, animated: true)
        fixture.stage.advance(by: 0.5)
        expect(!fixture.table.isEditing && fixture.isConsistent())
    }

    @Test(arguments: [true, false])
    func `a table view controller that overrides commit deletes rows that can be edited`(editsAlways: Bool) {
        class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
            ) { title = "\(style.rawValue) \(path.row)" }
        }
        final class EditingController: Controller {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                tableView.isEditing
            }
        }
        let stage = Stage()
        let controller = editsAlways ? Controller() : EditingController()
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.host.turn()
        stage.swipe(from: CGPoint(x: 390, y: 70), to: CGPoint(x: 20, y: 70), duration: 0.3)
        stage.advance(by: 0.5)
        expect(controller.title == (editsAlways ? "1 1" : nil) && !controller.tableView.isEditing)
        controller.tableView.isEditing = true
        expect(controller.tableView.visibleCells.allSatisfy { $0.editingStyle == .delete && $0.isEditing })
    }
}
