import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct UpdateTests {
    @Test func `inserted rows appear and deleted rows disappear`() {
        let fixture = TableFixture(RowSource([["a", "b", "c", "d"]]))
        fixture.rows.sections = [["x", "a", "c", "y", "d"]]
        var isDone: Bool?
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [fixture.path(1)], with: .left)
            fixture.table.insertRows(at: [fixture.path(0), fixture.path(3)], with: .automatic)
        } completion: {
            isDone = $0
        }
        expect(fixture.table.numberOfRows(inSection: 0), equals: 5)
        fixture.stage.advance(by: 1)
        expect(isDone, equals: true)
        expect(fixture.texts, equals: ["x", "a", "c", "y", "d"])
        expect(fixture.isConsistent())
        expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count, equals: 5)
    }

    @Test func `nested groups of changes are performed together when the outermost group ends`() {
        let fixture = TableFixture(RowSource([["a", "b", "c", "d"]]))
        fixture.rows.sections = [["x", "a", "c", "y", "d"]]
        fixture.table.beginUpdates()
        fixture.table.deleteRows(at: [fixture.path(1)], with: .left)
        fixture.table.beginUpdates()
        fixture.table.insertRows(at: [fixture.path(0)], with: .automatic)
        fixture.table.endUpdates()
        expect(fixture.table.numberOfRows(inSection: 0), equals: 4)
        fixture.table.insertRows(at: [fixture.path(3)], with: .automatic)
        fixture.table.endUpdates()
        expect(fixture.table.numberOfRows(inSection: 0), equals: 5)
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["x", "a", "c", "y", "d"])
        expect(fixture.isConsistent())
    }

    @Test func `an empty group of changes measures the visible rows again`() {
        let fixture = TableFixture(RowSource(count: 40))
        fixture.rows.requestedCells = []
        fixture.rows.height = { $0.row == 1 ? 100 : 50 }
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        fixture.stage.advance(by: 1)
        expect(fixture.table.rectForRow(at: fixture.path(1)), equals: CGRect(x: 0, y: 50, width: 400, height: 100))
        expect(fixture.rows.requestedCells.isEmpty)
        expect(fixture.isConsistent())
    }

    @Test func `each change has its own animation, even if another change has the same index path`() {
        let fixture = TableFixture(RowSource([["a", "b", "c"]]))
        let deleted: UITableViewCell = fixture.table.cellForRow(at: fixture.path(0))!
        fixture.rows.sections = [["b2", "n", "c"]]
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [fixture.path(0)], with: .left)
            fixture.table.reloadRows(at: [fixture.path(1)], with: .right)
            fixture.table.insertRows(at: [fixture.path(1)], with: .left)
        }
        fixture.stage.advance(by: 0.15)
        func x(_ cell: UITableViewCell?) -> CGFloat { cell?.layer.presentation()?.frame.minX ?? 0 }
        expect(x(deleted), isLessThan: -1)
        expect(x(fixture.table.cellForRow(at: fixture.path(0))), isGreaterThan: 1)
        expect(x(fixture.table.cellForRow(at: fixture.path(1))), isLessThan: -1)
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["b2", "n", "c"])
        expect(fixture.isConsistent())
    }

    @Test func `rows that leave the screen move out, and rows that enter it move in`() {
        let fixture = TableFixture(RowSource(count: 40))
        func top(_ cell: UITableViewCell?) -> CGFloat { cell?.layer.presentation()?.frame.minY ?? 0 }
        let last: UITableViewCell = fixture.table.cellForRow(at: fixture.path(18))!
        fixture.rows.sections[0].insert("new", at: 0)
        fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
        fixture.stage.advance(by: 0.15)
        expect(last.superview, isIdenticalTo: fixture.table)
        expect(top(last) > 793 && top(last) < 835)
        expect(fixture.table.indexPathsForVisibleRows?.last, equals: fixture.path(18))
        fixture.stage.advance(by: 1)
        expectNil(last.superview)
        expect(fixture.isConsistent())
        fixture.rows.sections[0].removeFirst(3)
        fixture.table.deleteRows(at: (0..<3).map { fixture.path($0) }, with: .fade)
        fixture.stage.advance(by: 0.15)
        let appearing: UITableViewCell? = fixture.table.cellForRow(at: fixture.path(18))
        expect(top(appearing) > 793 && top(appearing) < 923)
        expect(appearing?.alpha, equals: 1)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent())
    }

    @Test func `remaining rows keep their cells, and reloaded rows have new ones`() {
        let fixture = TableFixture(RowSource([["a", "b", "c"]]))
        let kept: UITableViewCell = fixture.table.cellForRow(at: fixture.path(2))!
        fixture.rows.requestedCells = []
        fixture.rows.sections = [["a", "b2", "c"]]
        fixture.table.reloadRows(at: [fixture.path(1)], with: .fade)
        fixture.stage.advance(by: 1)
        expect(fixture.rows.requestedCells, equals: [fixture.path(1)])
        expect(fixture.table.cellForRow(at: fixture.path(2)), isIdenticalTo: kept)
        fixture.rows.sections = [["c", "a", "b2"]]
        fixture.table.moveRow(at: fixture.path(2), to: fixture.path(0))
        fixture.stage.advance(by: 1)
        expect(fixture.table.cellForRow(at: fixture.path(0)), isIdenticalTo: kept)
        expect(fixture.isConsistent())
    }

    @Test func `sections are inserted, deleted and moved with their rows`() {
        let fixture = TableFixture(RowSource([["a"], ["b", "b"], ["c"]]))
        fixture.rows.titles = ["A", "B", "C"]
        fixture.table.reloadData()
        fixture.stage.host.turn()
        fixture.rows.sections = [["c"], ["n", "n", "n"], ["a"]]
        fixture.rows.titles = ["C", "N", "A"]
        fixture.table.performBatchUpdates {
            fixture.table.deleteSections([1], with: .fade)
            fixture.table.insertSections([1], with: .right)
            fixture.table.moveSection(2, toSection: 0)
        }
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["c", "n", "n", "n", "a"])
        expect(fixture.table.headerView(forSection: 0)?.textLabel?.text, equals: "C")
        expect(fixture.isConsistent())
    }

    @Test func `selection moves with its row`() {
        let fixture = TableFixture(RowSource([["a", "b", "c"]]))
        fixture.table.selectRow(at: fixture.path(1), animated: false, scrollPosition: .none)
        fixture.rows.sections = [["x", "y", "a", "b", "c"]]
        fixture.table.insertRows(at: [fixture.path(0), fixture.path(1)], with: .top)
        fixture.stage.advance(by: 1)
        expect(fixture.table.indexPathForSelectedRow, equals: fixture.path(3))
        expect(fixture.table.cellForRow(at: fixture.path(3))?.isSelected, equals: true)
        fixture.rows.sections = [["x", "y", "a", "c"]]
        fixture.table.deleteRows(at: [fixture.path(3)], with: .top)
        expectNil(fixture.table.indexPathForSelectedRow)
    }

    @Test func `an update without changes measures the rows again`() {
        let fixture = TableFixture(RowSource([["a", "b", "c"]]))
        let long = String(repeating: "words and words ", count: 20)
        fixture.rows.sections[0][1] = long
        fixture.table.cellForRow(at: fixture.path(1))?.textLabel?.text = long
        fixture.table.performBatchUpdates(nil)
        fixture.stage.advance(by: 0.15)
        let cell: UITableViewCell = fixture.table.cellForRow(at: fixture.path(1))!
        let height: CGFloat = cell.layer.presentation()!.bounds.height
        expect(height > 50 && height < cell.bounds.height - 5)
        // The content of the cell grows in the same animation.
        expect(abs(cell.contentView.layer.presentation()!.bounds.height - height), isLessThan: 1)
        fixture.stage.advance(by: 1)
        expect(fixture.table.rectForRow(at: fixture.path(1)).height, isGreaterThan: 100)
        expect(fixture.isConsistent())
    }

    @Test func `random updates result in the same table as a reload`() {
        for seed in randomCases(10, "ENGAWA_UPDATE_CASES") { compareWithReload(seed: seed) }
    }

    private func compareWithReload(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var name = 40
        let fixture = TableFixture(RowSource([(0..<40).map { "row \($0)" }]))
        fixture.stage.cover()
        for _ in 0..<12 {
            let old: [String] = fixture.rows.sections[0]
            let deleted = Set((0..<random.below(4)).map { _ in random.below(old.count) })
            var new: [String] = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
            var inserted: [String] = []
            for _ in 0..<random.below(4) {
                name += 1
                inserted.append("row \(name)")
                new.insert("row \(name)", at: random.below(new.count + 1))
            }
            fixture.rows.sections = [new]
            fixture.table.contentOffset.y = CGFloat(random.below(600))
            fixture.table.performBatchUpdates {
                fixture.table.deleteRows(at: deleted.map { fixture.path($0) }, with: .automatic)
                fixture.table.insertRows(
                    at: inserted.compactMap { new.firstIndex(of: $0) }.map { fixture.path($0) }, with: .automatic)
            }
            if random.below(3) > 0 { fixture.stage.advance(by: Double(random.below(5)) * 0.1) }
        }
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent(), "seed \(seed)")
        expect(fixture.table.contentSize.height, equals: CGFloat(fixture.rows.sections[0].count * 44), "seed \(seed)")
        let shown: Int = fixture.table.subviews.filter { $0 is UITableViewCell }.count
        expect(shown, equals: fixture.table.visibleCells.count, "seed \(seed)")
    }

    @Test func `the visible rows do not change when rows after them change without animation`() {
        let fixture = TableFixture(RowSource(count: 60))
        fixture.table.contentOffset.y = 200
        fixture.stage.advance(by: 0.1)
        let cells: [UITableViewCell] = fixture.table.visibleCells
        let offset: CGPoint = fixture.table.contentOffset
        let last: Int = fixture.table.indexPathsForVisibleRows!.last!.row
        fixture.rows.requestedCells = []
        let changes: [(name: String, change: (UITableView) -> Void)] = [
            (
                "append",
                {
                    fixture.rows.sections[0] += ["x", "y"]
                    $0.insertRows(at: [fixture.path(60), fixture.path(61)], with: .fade)
                }
            ),
            (
                "insert after the visible rows",
                {
                    fixture.rows.sections[0].insert("z", at: last + 2)
                    $0.insertRows(at: [fixture.path(last + 2)], with: .fade)
                }
            ),
            (
                "delete and append a section",
                {
                    fixture.rows.sections[0].remove(at: 50)
                    fixture.rows.sections.append(["s"])
                    $0.deleteRows(at: [fixture.path(50)], with: .fade)
                    $0.insertSections([1], with: .fade)
                }
            ),
        ]
        for (name, change) in changes {
            UIView.performWithoutAnimation { fixture.table.performBatchUpdates { change(fixture.table) } }
            let rows: Int = fixture.rows.sections.reduce(0) { $0 + $1.count }
            expect(fixture.table.contentSize.height, equals: CGFloat(rows) * 44, "\(name)")
            fixture.stage.advance(by: 0.1)
            expect(fixture.isConsistent() && fixture.table.contentOffset == offset, "\(name)")
            expect(fixture.table.visibleCells.elementsEqual(cells, by: ===), "\(name)")
        }
        expect(fixture.rows.requestedCells.isEmpty)
        UIView.performWithoutAnimation {
            fixture.rows.sections[0].removeSubrange(last + 1..<fixture.rows.sections[0].count)
            let deleted: [IndexPath] = (last + 1..<fixture.table.numberOfRows(inSection: 0)).map { fixture.path($0) }
            fixture.table.deleteRows(at: deleted, with: .fade)
        }
        fixture.stage.advance(by: 0.1)
        expect(fixture.isConsistent())
    }
}
