import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.onStage) struct ExtendedSelectionTests {
    private func click(_ fixture: TableFixture, row: Int, _ modifiers: HostModifiers = []) {
        let point = CGPoint(x: 200, y: CGFloat(row) * 44 + 22)
        for phase in [HostTouch.Phase.began, .ended] {
            let touch = HostTouch(identifier: 1, phase: phase, location: point, tool: .pointer, modifiers: modifiers)
            fixture.stage.host.post(.touch(touch), at: fixture.stage.host.windows[0])
            fixture.stage.advance(by: 0.05)
        }
    }

    private func selected(_ fixture: TableFixture) -> [Int] {
        (fixture.table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }

    @Test func `Command adds a row to the selection, and Shift the rows up to it`() {
        let fixture = TableFixture(RowSource(count: 30))
        fixture.table.allowsMultipleSelection = true
        let steps: [(Int, HostModifiers, [Int])] = [
            (3, [], [3]), (6, .shift, [3, 4, 5, 6]), (4, .shift, [3, 4]), (1, .shift, [1, 2, 3]),
            (8, .command, [1, 2, 3, 8]), (9, .shift, [1, 2, 3, 8, 9]), (2, .command, [1, 3, 8, 9]),
        ]
        for (row, modifiers, expected) in steps {
            click(fixture, row: row, modifiers)
            expect(selected(fixture), equals: expected, "row \(row)")
        }
        fixture.rows.sections[0].removeFirst(2)
        fixture.table.deleteRows(at: [fixture.path(0), fixture.path(1)], with: .none)
        expect(selected(fixture), equals: [1, 6, 7])
    }

    @Test func `modifier keys begin the selection of several rows if the delegate permits it`() {
        let rows = RowSource.editable(30)
        let fixture = TableFixture(rows)
        fixture.table.allowsMultipleSelectionDuringEditing = true
        click(fixture, row: 5, .command)
        expect(fixture.table.isEditing && selected(fixture) == [5])
        expect(
            rows.events.filter { $0.hasSuffix("Selection") || $0.hasPrefix("beginSelection") },
            equals: [
                "beginSelection 0-5", "endSelection",
            ])
        click(fixture, row: 7, .shift)
        expect(selected(fixture), equals: [5, 6, 7])
        rows.canEdit = { _ in false }
        let plain = TableFixture(rows)
        click(plain, row: 5, .command)
        expect(!plain.table.isEditing && selected(plain) == [5])
    }

    @Test func `many rows are selected at once`() {
        let fixture = TableFixture(RowSource(count: 20_000))
        fixture.table.allowsMultipleSelection = true
        click(fixture, row: 0)
        fixture.table.scrollToRow(at: fixture.path(19_999), at: .bottom, animated: false)
        fixture.stage.host.turn()
        click(fixture, row: 17, .shift)
        expect(selected(fixture).count, equals: 20_000)
    }

    // MARK: Keys

    private func press(_ fixture: TableFixture, _ text: String, _ code: UIKeyboardHIDUsage = .keyboardA) -> Bool {
        guard let cell = fixture.stage.window.activeFocusedView as? UITableViewCell else { return false }
        let flags: UIKeyModifierFlags = text.isEmpty ? .shift : []
        let key = UIKey(
            characters: text, charactersIgnoringModifiers: text, modifierFlags: flags, keyCode: code)
        return fixture.table.handleKey(key, at: cell)
    }

    private func focused(_ fixture: TableFixture) -> String? {
        (fixture.stage.window.activeFocusedView as? UITableViewCell)?.textLabel?.text
    }

    private func focus(_ fixture: TableFixture, row: Int) {
        if let cell = fixture.table.cellForRow(at: fixture.path(row)) {
            fixture.stage.window.focusSystem.move(to: cell)
        }
    }

    @Test func `Shift and arrows move the focus and extend the selection`() {
        let fixture = TableFixture(RowSource(count: 30))
        fixture.table.allowsMultipleSelection = true
        focus(fixture, row: 4)
        for (code, expected) in [
            (UIKeyboardHIDUsage.keyboardDownArrow, [4, 5]), (.keyboardDownArrow, [4, 5, 6]),
            (.keyboardUpArrow, [4, 5]),
            (.keyboardUpArrow, [4]), (.keyboardUpArrow, [3, 4]),
        ] {
            expect(press(fixture, "", code) && selected(fixture) == expected)
        }
        expect(fixture.table.lastFocusedIndexPath, equals: fixture.path(3))
        fixture.table.allowsMultipleSelection = false
        expect(!press(fixture, "", .keyboardDownArrow))
    }

    @Test func `a selection that follows the focus is extended, and is not removed`() {
        let fixture = TableFixture(RowSource(count: 30))
        fixture.table.allowsMultipleSelection = true
        fixture.table.selectionFollowsFocus = true
        focus(fixture, row: 4)
        for (code, expected) in [
            (UIKeyboardHIDUsage.keyboardDownArrow, [4, 5]), (.keyboardDownArrow, [4, 5, 6]),
            (.keyboardUpArrow, [4, 5]),
            (.keyboardUpArrow, [4]), (.keyboardUpArrow, [3, 4]),
        ] {
            expect(press(fixture, "", code))
            expect(selected(fixture), equals: expected)
        }
        for row in [4, 8, 4] { focus(fixture, row: row) }
        expect(selected(fixture), equals: [3, 4, 8])
    }

    @Test func `the row that was focused last keeps its identity in updates`() {
        let fixture = TableFixture(RowSource(count: 30))
        focus(fixture, row: 4)
        fixture.rows.sections[0].insert("New", at: 0)
        fixture.table.insertRows(at: [fixture.path(0)], with: .none)
        expect(fixture.table.lastFocusedIndexPath, equals: fixture.path(5))
    }

    @Test func `a touch that a gesture cancels does not end the highlight of another row`() {
        let fixture = TableFixture(RowSource(count: 30))
        fixture.table.cellForRow(at: fixture.path(2))?.addGestureRecognizer(UITapGestureRecognizer())
        fixture.stage.touch(.began, 200, 22)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.began, 200, 110, finger: 2)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.ended, 200, 110, finger: 2)
        expect(fixture.table.cellForRow(at: fixture.path(0))?.isHighlighted, equals: true)
        fixture.stage.touch(.ended, 200, 22)
        expect(selected(fixture), equals: [0])
    }

    /// A delegate that deletes the row that the user selects.
    private final class Deleter: NSObject, UITableViewDelegate {
        weak var rows: RowSource?
        var opened: [Int] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            rows?.sections[0].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            opened.append(indexPath.row)
        }
    }

    @Test func `no primary action is performed for the row after a deleted one`() {
        let fixture = TableFixture(RowSource(count: 30))
        let deleter = Deleter()
        deleter.rows = fixture.rows
        fixture.table.delegate = deleter
        fixture.stage.host.turn()
        click(fixture, row: 1)
        expect(fixture.rows.sections[0].count == 29 && deleter.opened.isEmpty)
    }

    @Test func `typed characters move the focus to the next row that begins with them`() {
        let names = ["Ada", "Bo", "Élise", "Ella", "Ezra", "bea"] + (0..<40).map { "Row \($0)" } + ["Zoe", "Zack"]
        let fixture = TableFixture(RowSource([names]))
        focus(fixture, row: 0)
        // The pause in seconds before a character, the character, and the row that then has the focus.
        let steps: [(Double, String, String)] = [
            (0, "e", "Élise"), (0.2, "e", "Ella"), (0.2, "z", "Ezra"), (2, "e", "Élise"), (2, "b", "bea"),
            (2, "b", "Bo"),
            (2, "z", "Zoe"), (0.2, "a", "Zack"), (2, "a", "Ada"),
        ]
        for (pause, text, expected) in steps {
            fixture.stage.advance(by: pause)
            _ = press(fixture, text)
            expect(focused(fixture), equals: expected, "\(text)")
        }
        expect(!press(fixture, "q") && !press(fixture, "\u{8}"))
        fixture.rows.requestedCells.removeAll()
        expect(!press(fixture, "qq"))
        expect(fixture.rows.requestedCells.count, isAtMost: names.count)
        expect(fixture.isConsistent())
    }
}
