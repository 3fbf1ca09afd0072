import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct TableTests {
    @Test func `only visible rows have cells, and scrolling reuses them`() {
        RowSource.Cell.createdCount = 0
        let fixture = TableFixture(RowSource(count: 1_000))
        let table: UITableView = fixture.table
        expect(table.contentSize, equals: CGSize(width: 400, height: 44_000))
        expect(fixture.texts.first == "Row 0" && fixture.texts.count == 19)
        for step in 1...40 {
            table.contentOffset.y = CGFloat(step * 37)
            fixture.stage.host.turn()
        }
        expect(RowSource.Cell.createdCount, isAtMost: 21)
        expect(fixture.isConsistent())
        expect(fixture.texts.first, equals: "Row 33")
    }

    @Test func `a table without its data source keeps its visible cells`() {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200), style: .plain)
        do {
            let rows = RowSource(count: 100)
            table.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            stage.root.addSubview(table)
            stage.host.turn()
        }
        let shown: Int = table.visibleCells.count
        table.frame.size.height = 600
        stage.host.turn()
        expectNil(table.dataSource)
        expect(table.visibleCells.count, equals: shown)
    }

    @Test func `a hundred thousand rows load and scroll without a call for each row`() {
        let rows = RowSource(count: 100_000)
        let fixture = TableFixture(rows)
        expect(rows.requestedCells.count, equals: 19)
        fixture.table.scrollToRow(at: fixture.path(99_999), at: .bottom, animated: false)
        expect(fixture.texts.last, equals: "Row 99999")
        expect(rows.requestedCells.count, isLessThan: 80)
        expect(rows.requestedHeightCount, isLessThan: 80)
        expect(fixture.isConsistent())
    }

    @Test func `heights are requested when rows become visible, or all at once without estimates`() {
        let rows = RowSource(count: 100)
        rows.height = { CGFloat(30 + $0.row) }
        let fixture = TableFixture(rows)
        expect(fixture.table.rectForRow(at: fixture.path(3)), equals: CGRect(x: 0, y: 93, width: 400, height: 33))
        expect(fixture.table.contentSize.height, differsFrom: 7_950)
        fixture.table.estimatedRowHeight = 0
        fixture.stage.host.turn()
        expect(fixture.table.contentSize.height, equals: 7_950)
        expect(fixture.isConsistent())
    }

    @Test func `the wrapped text determines the height of a row`() {
        let long = String(repeating: "A line that must be wrapped. ", count: 12)
        let fixture = TableFixture(RowSource([["short", long, "short"]]))
        let table: UITableView = fixture.table
        expect(table.rectForRow(at: fixture.path(0)).height, equals: 44)
        let label: UILabel? = table.cellForRow(at: fixture.path(1))?.textLabel
        let expected: CGFloat = label?.sizeThatFits(CGSize(width: 368, height: 10_000)).height ?? 0
        expect(expected, isGreaterThan: 60)
        expect(abs(table.rectForRow(at: fixture.path(1)).height - (expected + 22)), isAtMost: 0.5)
        expect(label?.frame.height, equals: expected)
        // A narrower table view wraps the text again.
        table.frame.size.width = 250
        fixture.stage.host.turn()
        expect(table.rectForRow(at: fixture.path(1)).height, isGreaterThan: expected)
        expect(fixture.isConsistent())
    }

    @Test func `the constraints of its content determine the height of a row`() {
        final class Tall: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 77),
                ])
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let rows = RowSource(count: 3)
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        table.register(Tall.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.root.addSubview(table)
        // The table never lays out a cell at a height that violates the cell's constraints.
        expect(warnings { stage.host.turn() }.isEmpty)
        expect(table.rectForRow(at: IndexPath(row: 1, section: 0)), equals: CGRect(x: 0, y: 97, width: 400, height: 97))
    }

    @Test(arguments: [CGFloat(20), 300])
    func `a reload of the first row keeps the table at its top`(_ estimate: CGFloat) {
        let fixture = TableFixture(RowSource(count: 50))
        fixture.table.estimatedRowHeight = estimate
        fixture.stage.host.turn()
        fixture.table.reloadRows(at: [fixture.path(0)], with: .none)
        fixture.stage.advance(by: 1)
        expect(fixture.table.contentOffset.y, equals: -fixture.table.adjustedContentInset.top)
        expect(fixture.texts.first, equals: "Row 0")
        expect(fixture.isConsistent())
    }

    @Test func `visible rows keep their positions when rows above are taller than estimated`() {
        let rows = RowSource(count: 200)
        rows.height = { $0.row % 3 == 0 ? 120 : 50 }
        let fixture = TableFixture(rows)
        let table: UITableView = fixture.table
        table.scrollToRow(at: fixture.path(100), at: .top, animated: false)
        expect(fixture.texts.first, equals: "Row 100")
        var distances: [CGFloat] = []
        for _ in 0..<30 {
            let path: IndexPath = table.indexPathsForVisibleRows![2]
            let before: CGFloat = table.rectForRow(at: path).minY - table.contentOffset.y
            table.contentOffset.y -= 31
            fixture.stage.host.turn()
            let after: CGFloat = table.rectForRow(at: path).minY - table.contentOffset.y
            distances.append(after - before)
        }
        expect(distances.allSatisfy { abs($0 - 31) < 0.001 })
        expect(fixture.isConsistent())
    }

    // MARK: Sections

    @Test func `plain headers stay at the top until the next header reaches them`() {
        let rows = RowSource([Array(repeating: "a", count: 30), Array(repeating: "b", count: 30)])
        rows.titles = ["One", "Two"]
        let fixture = TableFixture(rows)
        let table: UITableView = fixture.table
        expect(table.rectForHeader(inSection: 0), equals: CGRect(x: 0, y: 0, width: 400, height: 28))
        expect(table.rectForRow(at: fixture.path(0)).minY, equals: 28)
        expect(table.rect(forSection: 0).height, equals: 1_348 as CGFloat)
        table.contentOffset.y = 500
        fixture.stage.host.turn()
        expect(table.headerView(forSection: 0)?.frame.minY, equals: 500)
        expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "One")
        table.contentOffset.y = 1_338 as CGFloat
        fixture.stage.host.turn()
        expect(table.headerView(forSection: 0)?.frame.maxY, equals: 1_348 as CGFloat)
        expect(table.headerView(forSection: 1)?.frame.minY, equals: 1_348 as CGFloat)
        table.contentOffset.y = 1_448 as CGFloat
        fixture.stage.host.turn()
        expectNil(table.headerView(forSection: 0))
        expect(table.headerView(forSection: 1)?.frame.minY, equals: table.contentOffset.y)
        // The header does not cover a row to which the table view scrolled.
        table.scrollToRow(at: fixture.path(5), at: .top, animated: false)
        expect(table.contentOffset.y, equals: 220 as CGFloat)
    }

    @Test func `cards have side margins and rounded outer corners`() {
        let fixture = TableFixture(RowSource([["a", "b", "c"], ["d"]]), style: .insetGrouped)
        let table: UITableView = fixture.table
        let first: UITableViewCell = table.cellForRow(at: fixture.path(0))!
        expect(first.frame, equals: CGRect(x: 16, y: 35, width: 368, height: 44))
        expect(first.tableContext.roundedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expect(table.cellForRow(at: fixture.path(1))!.tableContext.roundedCorners, equals: [])
        expect(!table.cellForRow(at: fixture.path(2))!.tableContext.hasSeparator)
        expect(first.tableContext.hasSeparator && !first.separator.isHidden)
        expect(table.cellForRow(at: fixture.path(0, 1))!.tableContext.roundedCorners.rawValue, equals: 15)
        expect(table.rectForRow(at: fixture.path(0, 1)).minY, equals: 202 as CGFloat)
    }

    @Test func `sections of a grouped table begin and end with full-width separators`() {
        let fixture = TableFixture(RowSource([["a", "b"]]), style: .grouped)
        let first: UITableViewCell = fixture.table.cellForRow(at: fixture.path(0))!
        let last: UITableViewCell = fixture.table.cellForRow(at: fixture.path(1))!
        expect(first.topSeparator?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 0.5))
        expect(first.separator.frame, equals: CGRect(x: 16, y: 43.5, width: 384, height: 0.5))
        expectNil(last.topSeparator)
        expect(last.separator.frame, equals: CGRect(x: 0, y: 43.5, width: 400, height: 0.5))
    }

    @Test func `table header and footer scroll with the rows`() {
        let fixture = TableFixture(RowSource(count: 3))
        fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        fixture.stage.host.turn()
        expect(fixture.table.rectForRow(at: fixture.path(0)).minY, equals: 100)
        expect(fixture.table.tableHeaderView?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 100))
        expect(fixture.table.tableFooterView?.frame, equals: CGRect(x: 0, y: 232, width: 400, height: 50))
        expect(fixture.table.contentSize.height, equals: 282)
    }

    // MARK: Queries

    @Test func `rows are found by their position`() {
        let fixture = TableFixture(RowSource(count: 100))
        expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 44 * 7 + 1)), equals: fixture.path(7))
        expectNil(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: -1)))
        expectNil(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: 4_401)))
        let cell: UITableViewCell = fixture.table.cellForRow(at: fixture.path(3))!
        expect(fixture.table.indexPath(for: cell), equals: fixture.path(3))
        expectNil(fixture.table.cellForRow(at: fixture.path(50)))
        expect(fixture.table.numberOfRows(inSection: 0), equals: 100)
    }

    @Test(arguments: [
        (UITableView.ScrollPosition.top, CGFloat(2_200)), (.middle, CGFloat(1_822)), (.bottom, CGFloat(1_444)),
        (.none, CGFloat(1_444)),
    ])
    func `a row is scrolled to the requested position`(position: UITableView.ScrollPosition, offset: CGFloat) {
        let fixture = TableFixture(RowSource(count: 100))
        fixture.table.scrollToRow(at: fixture.path(50), at: position, animated: false)
        expect(fixture.table.contentOffset.y, equals: offset)
        fixture.table.contentOffset.y = 0
        fixture.table.scrollToRow(at: fixture.path(50), at: position, animated: true)
        fixture.stage.advance(by: 1)
        expect(fixture.table.contentOffset.y, equals: offset)
    }

    // MARK: Selection

    @Test func `a tap highlights, then selects, in Apple's order`() {
        let fixture = TableFixture(RowSource(count: 20))
        fixture.stage.touch(.began, 100, 60)
        expect(fixture.rows.events.isEmpty)
        fixture.stage.advance(by: 0.2)
        let cell: UITableViewCell = fixture.table.cellForRow(at: fixture.path(1))!
        expect(fixture.rows.events, equals: ["highlight 0-1"])
        expect(cell.isHighlighted && !cell.isSelected)
        fixture.stage.touch(.ended, 100, 60)
        expect(
            fixture.rows.events, equals: ["highlight 0-1", "unhighlight 0-1", "willSelect 0-1", "select 0-1"])
        expect(!cell.isHighlighted && cell.isSelected)
        fixture.rows.events = []
        fixture.stage.tap(100, 150)
        expect(
            fixture.rows.events,
            equals: [
                "highlight 0-3", "unhighlight 0-3", "willSelect 0-3", "willDeselect 0-1", "deselect 0-1", "select 0-3",
            ])
        expect(!cell.isSelected)
        expect(fixture.table.indexPathForSelectedRow, equals: fixture.path(3))
        fixture.table.deselectRow(at: fixture.path(3), animated: true)
        expectNil(fixture.table.indexPathForSelectedRow)
    }

    @Test func `the highlight of a row ends before the delegate is notified`() {
        final class Source: RowSource {
            var states: [Bool?] = []
            override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
                states.append(tableView.cellForRow(at: indexPath)?.isHighlighted)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                states.append(tableView.cellForRow(at: indexPath)?.isHighlighted)
                tableView.cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
            }
        }
        let rows = Source(count: 20)
        let fixture = TableFixture(rows)
        fixture.stage.tap(100, 60)
        expect(rows.states, equals: [false, false])
        expect(fixture.table.cellForRow(at: fixture.path(1))?.isHighlighted, equals: true)
    }

    @Test func `a row that moves when it is selected is no longer highlighted`() throws {
        final class Mover: RowSource {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                sections[0].insert(sections[0].remove(at: indexPath.row), at: 0)
                tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 0))
            }
        }
        let fixture = TableFixture(Mover(count: 5))
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(2)))
        fixture.stage.tap(100, 110)
        fixture.stage.advance(by: 1)
        expect(fixture.table.indexPath(for: cell), equals: fixture.path(0))
        expect(!cell.isHighlighted && !cell.isSelected)
    }

    @Test func `a drag that starts on a row selects nothing`() {
        let fixture = TableFixture(RowSource(count: 100))
        fixture.stage.touch(.began, 100, 400)
        fixture.stage.advance(by: 0.2)
        expect(fixture.rows.events, equals: ["highlight 0-9"])
        fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2)
        fixture.stage.touch(.ended, 100, 300)
        expect(fixture.rows.events, equals: ["highlight 0-9", "unhighlight 0-9"])
    }

    @Test func `the delegate can prevent or redirect a selection`() {
        let fixture = TableFixture(RowSource(count: 20))
        fixture.rows.allowsHighlight = false
        fixture.stage.tap(100, 60)
        expect(fixture.rows.events.isEmpty)
        fixture.rows.allowsHighlight = true
        fixture.rows.selectionTarget = { _ in nil }
        fixture.stage.tap(100, 60)
        expectNil(fixture.table.indexPathForSelectedRow)
        fixture.rows.selectionTarget = { _ in IndexPath(row: 5, section: 0) }
        fixture.stage.tap(100, 60)
        expect(fixture.table.indexPathForSelectedRow, equals: fixture.path(5))
        expect(fixture.rows.events.last, equals: "select 0-5")
    }

    @Test func `several rows can be selected if multiple selection is allowed`() {
        let fixture = TableFixture(RowSource(count: 20))
        fixture.table.allowsMultipleSelection = true
        fixture.stage.tap(100, 60)
        fixture.stage.tap(100, 150)
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(1), fixture.path(3)])
        fixture.stage.tap(100, 60)
        expect(fixture.table.indexPathsForSelectedRows, equals: [fixture.path(3)])
        fixture.table.reloadData()
        expectNil(fixture.table.indexPathsForSelectedRows)
    }

    @Test func `a detail button calls the delegate and selects nothing`() {
        let fixture = TableFixture(RowSource(count: 20))
        let cell: UITableViewCell = fixture.table.cellForRow(at: fixture.path(1))!
        cell.accessoryType = .detailButton
        fixture.stage.host.turn()
        expect(cell.contentView.frame.width, equals: 360)
        fixture.stage.tap(372, 66)
        expect(fixture.rows.events, equals: ["accessory 0-1"])
    }

    @Test func `selection stays with the row when its cell is reused`() {
        let fixture = TableFixture(RowSource(count: 100))
        fixture.table.selectRow(at: fixture.path(2), animated: false, scrollPosition: .none)
        fixture.table.contentOffset.y = 2_000
        fixture.stage.host.turn()
        expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
        fixture.table.contentOffset.y = 0
        fixture.stage.host.turn()
        expect(fixture.table.cellForRow(at: fixture.path(2))?.isSelected, equals: true)
    }
}
