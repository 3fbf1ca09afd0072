import Expectations
import Foundation
import ItemProviders
import TestStage
import Testing
import UIKitDragDrop

@testable import UIKitLists

/// Rows of a diffable data source that the user moves.
@MainActor @Suite(.onStage) struct DiffableReorderingTests {
    @MainActor private final class MovingSource: UITableViewDiffableDataSource<Int, String> {
        /// Applies the snapshot with the moved row.
        var commit: (@escaping () -> Void) -> Void = { $0() }
        /// Whether the rows move in the snapshot.
        var acceptsMoves = true

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            var snapshot = snapshot()
            if acceptsMoves, let item = itemIdentifier(for: source) {
                snapshot.deleteItems([item])
                var items: [String] = snapshot.itemIdentifiers(inSection: target.section)
                snapshot.deleteItems(items)
                items.insert(item, at: target.row)
                snapshot.appendItems(items, toSection: target.section)
            }
            commit { self.apply(snapshot, animatingDifferences: false) }
        }
    }

    /// Provides the items of drags outside editing mode.
    private final class Dragging: NSObject, UITableViewDragDelegate {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    @MainActor private final class Fixture {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
        let source: MovingSource

        init(_ sections: [String]) {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source = MovingSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = item
                return cell
            }
            stage.root.addSubview(table)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (section, items) in sections.enumerated() {
                snapshot.appendSections([section])
                snapshot.appendItems(items.map(String.init))
            }
            source.apply(snapshot, animatingDifferences: false)
            table.setEditing(true, animated: false)
            stage.host.turn()
        }

        /// Drags a row of 44 points by its control. All rows are in the visible area, without headers.
        func drag(_ row: Int, to target: Int) {
            let (start, end): (CGFloat, CGFloat) = (CGFloat(row) * 44 + 22, CGFloat(target) * 44 + 24)
            stage.touch(.began, 375, start)
            stage.drag(from: CGPoint(x: 375, y: start), to: CGPoint(x: 375, y: end), duration: 0.4)
            stage.touch(.ended, 375, end)
        }

        /// Drags a row by its content, outside editing mode.
        func dragContent(_ row: Int, to target: Int) {
            let (start, end): (CGFloat, CGFloat) = (CGFloat(row) * 44 + 22, CGFloat(target) * 44 + 32)
            stage.touch(.began, 200, start)
            stage.advance(by: 0.4)
            stage.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.2)
            stage.touch(.ended, 200, end)
        }

        var data: String { source.snapshot().itemIdentifiers.joined() }

        /// The text of the visible rows from the top.
        var texts: String {
            table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }.joined()
        }
    }

    @Test(arguments: [(0, 2, "bcadef"), (4, 1, "aebcdf"), (0, 1, "bacdef"), (5, 0, "fabcde")])
    func `a snapshot that is applied for a dragged row moves the row once`(
        _ row: Int, _ target: Int, _ expected: String
    ) {
        let fixture = Fixture(["abcdef"])
        fixture.table.allowsSelectionDuringEditing = true
        fixture.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
        fixture.drag(row, to: target)
        // The dragged row moves from the finger to its place.
        expect(fixture.table.cellForRow(at: [0, target])?.layer.animationKeys()?.contains("position"), equals: true)
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: [expected, expected])
        let selected: Int? = expected.firstIndex(of: "d").map { expected.distance(from: expected.startIndex, to: $0) }
        expect(fixture.table.indexPathForSelectedRow?.row, equals: selected)
    }

    @Test func `a dragged row moves to another section and back`() {
        let fixture = Fixture(["abc", "d"])
        let messages: [String] = warnings {
            fixture.drag(0, to: 3)
            fixture.stage.advance(by: 0.5)
            expect([fixture.data, fixture.texts], equals: ["bcda", "bcda"])
            expect(fixture.table.numberOfRows(inSection: 0), equals: 2)
            fixture.drag(3, to: 0)
            fixture.stage.advance(by: 0.5)
            expect([fixture.data, fixture.texts], equals: ["abcd", "abcd"])
        }
        expect(messages, equals: [])
    }

    @Test func `a snapshot that is applied later, or without the movement, is shown`() {
        let fixture = Fixture(["abcdef"])
        var pending: () -> Void = {}
        fixture.source.commit = { pending = $0 }
        fixture.drag(0, to: 2)
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["abcdef", "bcadef"])
        pending()
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
        fixture.source.commit = { $0() }
        fixture.source.acceptsMoves = false
        fixture.drag(0, to: 2)
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
        // After a reload, the rows are those of the data source.
        fixture.source.commit = { [table = fixture.table] _ in table.reloadData() }
        fixture.drag(0, to: 2)
        fixture.stage.advance(by: 0.5)
        var snapshot = fixture.source.snapshot()
        snapshot.deleteItems(["b"])
        fixture.source.apply(snapshot)
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["cadef", "cadef"])
    }

    @Test func `a row that is dropped in its table moves once`() {
        let fixture = Fixture(["abcdef"])
        let dragging = Dragging()
        fixture.table.setEditing(false, animated: false)
        fixture.table.dragDelegate = dragging
        fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        var pending: () -> Void = {}
        fixture.source.commit = { pending = $0 }
        fixture.dragContent(0, to: 2)
        fixture.stage.advance(by: 1)
        expect([fixture.data, fixture.texts], equals: ["abcdef", "bcadef"])
        expect(fixture.table.indexPathForSelectedRow, equals: [0, 0])
        pending()
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
        // A data source can also reject the movement, or perform it at once.
        fixture.source.commit = { $0() }
        fixture.source.acceptsMoves = false
        fixture.dragContent(0, to: 2)
        fixture.stage.advance(by: 1)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
        fixture.source.acceptsMoves = true
        fixture.dragContent(4, to: 1)
        fixture.stage.advance(by: 1)
        expect([fixture.data, fixture.texts], equals: ["bceadf", "bceadf"])
        expect(fixture.table.visibleCells.map(\.alpha), equals: Array(repeating: 1, count: 6))
    }

    @Test func `a row that was scrolled away moves to the place where it is dropped`() {
        let letters: [String] = (0..<60).map { String(UnicodeScalar(0x4E00 + $0)!) }
        let fixture = Fixture([letters.joined()])
        let dragging = Dragging()
        fixture.table.setEditing(false, animated: false)
        fixture.table.dragDelegate = dragging
        fixture.stage.touch(.began, 200, 22)
        fixture.stage.advance(by: 0.4)
        fixture.stage.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 60), duration: 0.2)
        fixture.table.contentOffset.y = 440
        fixture.stage.host.turn()
        fixture.stage.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 120), duration: 0.2)
        fixture.stage.touch(.ended, 200, 120)
        fixture.stage.advance(by: 1)
        var expected: [String] = letters
        expected.insert(expected.remove(at: 0), at: 12)
        expect(fixture.data, equals: expected.joined())
        expect(fixture.texts.hasPrefix(expected[10..<20].joined()))
    }

    @Test func `applying the same snapshot does not end the drag of a row`() {
        let fixture = Fixture(["abcdef"])
        fixture.stage.touch(.began, 375, 22)
        fixture.stage.drag(from: CGPoint(x: 375, y: 22), to: CGPoint(x: 375, y: 112), duration: 0.4)
        for isAnimated in [true, false] {
            var isCompleted = false
            fixture.source.apply(fixture.source.snapshot(), animatingDifferences: isAnimated) { isCompleted = true }
            fixture.stage.advance(by: 0.5)
            expect(isCompleted && fixture.table.hasUncommittedUpdates)
            expect(fixture.texts, equals: "bcadef")
        }
        fixture.stage.touch(.ended, 375, 112)
        fixture.stage.advance(by: 0.5)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
    }

    @Test func `applying the same snapshot does not close the gap for a dragged row`() {
        let fixture = Fixture(["abcdef"])
        let dragging = Dragging()
        fixture.table.setEditing(false, animated: false)
        fixture.table.dragDelegate = dragging
        fixture.stage.touch(.began, 200, 22)
        fixture.stage.advance(by: 0.4)
        fixture.stage.drag(from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 120), duration: 0.2)
        fixture.stage.advance(by: 0.5)
        fixture.source.apply(fixture.source.snapshot())
        fixture.stage.advance(by: 0.5)
        let tops: [CGFloat?] = (0..<4).map { fixture.table.cellForRow(at: [0, $0])?.frame.minY }
        expect(tops, equals: [0, 0, 44, 132])
        fixture.stage.touch(.ended, 200, 120)
        fixture.stage.advance(by: 1)
        expect([fixture.data, fixture.texts], equals: ["bcadef", "bcadef"])
    }

    @Test func `applying the same snapshot does not close a swiped row`() throws {
        final class Actions: NSObject, UITableViewDelegate {
            var height: CGFloat = 44
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
                ])
            }
        }
        let fixture = Fixture(["abcdef"])
        let actions = Actions()
        fixture.table.setEditing(false, animated: false)
        fixture.table.delegate = actions
        fixture.stage.host.turn()
        fixture.stage.swipe(from: CGPoint(x: 350, y: 110), to: CGPoint(x: 250, y: 110), duration: 0.3)
        fixture.stage.advance(by: 0.5)
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: [0, 2]))
        let x: CGFloat = cell.frame.minX
        expect(x, isLessThan: 0)
        actions.height = 50
        fixture.source.apply(fixture.source.snapshot())
        fixture.stage.advance(by: 0.5)
        // The heights are computed again.
        expect(cell.frame, equals: CGRect(x: x, y: 100, width: 400, height: 50))
    }

    @Test(arguments: [false, true])
    func `a delegate applies the same snapshot when a row appears`(isAnimated: Bool) {
        @MainActor final class Delegate: NSObject, UITableViewDelegate {
            weak var source: MovingSource?
            var isAnimated = false
            var count = 0
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                guard let source, indexPath.row == 5 else { return }
                count += 1
                source.apply(source.snapshot(), animatingDifferences: isAnimated)
            }
        }
        let fixture = Fixture(["ab"])
        let delegate = Delegate()
        (delegate.source, delegate.isAnimated) = (fixture.source, isAnimated)
        fixture.table.delegate = delegate
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems("abcdef".map(String.init))
        expect(
            warnings {
                fixture.source.apply(snapshot, animatingDifferences: false)
                fixture.stage.advance(by: 1)
            }, equals: [])
        expect(fixture.texts == "abcdef" && delegate.count == 1)
    }

    @Test func `an accessibility action moves a row once`() throws {
        let fixture = Fixture(["abcdef"])
        for (row, name, expected) in [(1, "Move Down", "acbdef"), (4, "Move Up", "acbedf")] {
            let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: [0, row]))
            let action = try #require(cell.accessibilityCustomActions?.first { $0.name == name })
            expect(warnings { expect(action.actionHandler?(action), equals: true) }.isEmpty)
            fixture.stage.advance(by: 0.5)
            expect([fixture.data, fixture.texts], equals: [expected, expected])
            expect(!fixture.table.hasUncommittedUpdates)
        }
    }
}
