import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitLists

/// Properties and methods of table views and their cells.
@MainActor @Suite(.onStage) struct TableMemberTests {
    @Test func `the selected row nearest to a position moves to that position`() {
        let fixture = TableFixture(RowSource(count: 200))
        fixture.table.allowsMultipleSelection = true
        fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
        expect(fixture.table.contentOffset.y, equals: 0)
        for row in [5, 60, 120] {
            fixture.table.selectRow(at: fixture.path(row), animated: false, scrollPosition: .none)
        }
        // Each row is 44 points high, and the table shows 800 points.
        let cases: [(CGFloat, UITableView.ScrollPosition, CGFloat)] = [
            (2400, .top, 60 * 44), (300, .top, 5 * 44), (4000, .top, 120 * 44), (1700, .bottom, 61 * 44 - 800),
            (2100, .middle, 60 * 44 + 22 - 400), (4300, .none, 121 * 44 - 800), (5500, .none, 120 * 44),
            (2640 - 300, .none, 2640 - 300),
        ]
        for (offset, position, expected) in cases {
            fixture.table.contentOffset.y = offset
            fixture.table.scrollToNearestSelectedRow(at: position, animated: false)
            expect(fixture.table.contentOffset.y, equals: expected, "\(offset) \(position)")
        }
    }

    @Test(arguments: [1, 2, 3])
    func `the rows of groups begin at whole pixels`(scale: CGFloat) {
        let stage = Stage()
        let rows = RowSource([["a"], ["b"], ["c"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .insetGrouped)
        table.traitOverrides.displayScale = scale
        table.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 110))
        stage.root.addSubview(table)
        stage.host.turn()
        for section in 0..<3 {
            let pixels: CGFloat = table.rectForRow(at: IndexPath(row: 0, section: section)).minY * scale
            expect(abs(pixels - pixels.rounded()), isLessThan: 1e-6)
        }
    }

    @Test func `footers have the height of the table, unless the delegate returns another`() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                section == 0 ? 90 : tableView.sectionFooterHeight
            }
        }
        let rows = RowSource([["a"], ["b"]])
        rows.footers = ["one", "two"]
        let fixture = TableFixture(rows)
        func heights() -> [CGFloat] {
            fixture.table.layoutIfNeeded()
            return (0..<2).map { fixture.table.rectForFooter(inSection: $0).height }
        }
        let automatic: CGFloat = heights()[0]
        expect(automatic > 0 && automatic < 70)
        fixture.table.sectionFooterHeight = 70
        expect(heights(), equals: [70, 70])
        expect(fixture.table.rectForRow(at: fixture.path(0, 1)).minY, equals: 114)
        fixture.table.sectionFooterHeight = UITableView.automaticDimension
        expect(heights(), equals: [automatic, automatic])
        let delegate = Heights()
        fixture.table.delegate = delegate
        fixture.table.sectionFooterHeight = 70
        expect(heights(), equals: [90, 70])
        expect(fixture.table.rectForRow(at: fixture.path(0, 1)).minY, equals: 134)
    }

    @Test func `the section index is visible if there are enough rows, and its titles can be reloaded`() {
        let rows = RowSource([["a"], ["b", "c"]])
        rows.indexTitles = ["A", "B"]
        let fixture = TableFixture(rows)
        let width: CGFloat = fixture.table.sectionIndexWidth
        expect(width, isGreaterThan: 0)
        fixture.table.sectionIndexMinimumDisplayRowCount = 4
        expect(fixture.table.sectionIndexWidth, equals: 0)
        rows.sections[1].append("d")
        fixture.table.insertRows(at: [fixture.path(2, 1)], with: .none)
        fixture.table.reloadSectionIndexTitles()
        expect(fixture.table.sectionIndexWidth, equals: width)
        rows.indexTitles = nil
        fixture.table.reloadSectionIndexTitles()
        expect(fixture.table.sectionIndexWidth, equals: 0)
    }

    @Test func `rows are not prefetched if prefetching is disabled`() {
        final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
            var count = 0
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                count += indexPaths.count
            }
        }
        let fixture = TableFixture(RowSource(count: 300))
        let prefetching = Prefetching()
        fixture.table.isPrefetchingEnabled = false
        fixture.table.prefetchDataSource = prefetching
        func scroll() {
            for _ in 0..<5 {
                fixture.table.contentOffset.y += 100
                fixture.stage.host.turn()
            }
        }
        scroll()
        expect(prefetching.count, equals: 0)
        fixture.table.isPrefetchingEnabled = true
        scroll()
        expect(prefetching.count, isGreaterThan: 0)
    }

    @Test func `a cell has a different accessory in editing mode`() {
        let fixture = TableFixture(RowSource.editable(5))
        let cell: UITableViewCell? = fixture.table.cellForRow(at: fixture.path(1))
        cell?.accessoryType = .disclosureIndicator
        cell?.editingAccessoryType = .detailButton
        expect(cell?.accessory?.type, equals: .disclosureIndicator)
        fixture.table.setEditing(true, animated: false)
        fixture.stage.host.turn()
        expect(cell?.accessory?.type, equals: .detailButton)
        cell?.editingAccessoryType = .none
        expectNil(cell?.accessory)
        fixture.table.setEditing(false, animated: false)
        fixture.stage.host.turn()
        expect(cell?.accessory?.type, equals: .disclosureIndicator)
    }

    @Test func `content that is not indented keeps its place in editing mode`() {
        let rows = RowSource.editable(5)
        rows.style = { _ in .none }
        let fixture = TableFixture(rows)
        fixture.table.setEditing(true, animated: false)
        fixture.stage.host.turn()
        let cell: UITableViewCell? = fixture.table.cellForRow(at: fixture.path(1))
        expect(cell?.shouldIndentWhileEditing == true && cell?.contentView.frame.minX == 38)
        cell?.shouldIndentWhileEditing = false
        fixture.stage.host.turn()
        expect(cell?.contentView.frame.minX == 0 && cell?.shouldIndentWhileEditing == false)
    }

    /// A data source and delegate that implements only the required methods.
    private final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var configure: (UITableViewCell) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            configure(cell)
            return cell
        }
    }

    @Test func `a delegate that does not determine the indentation keeps that of the cells`() {
        let rows = PlainRows()
        rows.configure = { cell in
            cell.indentationLevel = 2
            cell.shouldIndentWhileEditing = false
        }
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        table.dataSource = rows
        table.delegate = rows
        stage.root.addSubview(table)
        stage.host.turn()
        let cell: UITableViewCell? = table.visibleCells.first
        expect(cell?.indentationLevel, equals: 2)
        table.isEditing = true
        stage.host.turn()
        expect(cell?.isEditing == true && cell?.shouldIndentWhileEditing == false)
        expect(cell?.contentView.frame.minX, equals: 0)
        table.isEditing = false
        expect(cell?.shouldIndentWhileEditing, equals: false)
        expect(UITableViewCell(style: .default, reuseIdentifier: nil).shouldIndentWhileEditing)
    }

    @Test(arguments: [true, false])
    func `content configurations of new cells have the margins of the separators`(isRegistered: Bool) throws {
        final class Source: NSObject, UITableViewDataSource {
            var isRegistered = false

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell: UITableViewCell =
                    isRegistered
                    ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                    : UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = cell.defaultContentConfiguration()
                content.text = "Text"
                cell.contentConfiguration = content
                return cell
            }
        }
        let source = Source()
        source.isRegistered = isRegistered
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.root.addSubview(table)
        stage.host.turn()
        let cell: UITableViewCell = try #require(table.visibleCells.first)
        expect((cell.contentView as? UIListContentView)?.textFrame?.minX, equals: 20)
        expect(cell.separator.frame.minX, equals: 20)
    }

    // MARK: Backgrounds

    @Test func `a background view that is set later replaces the standard background`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        let view = UIView()
        cell.backgroundView = view
        expect(cell.subviews.first === view && cell.subviews[1] === cell.contentView)
        cell.backgroundView = nil
        expect(cell.subviews.first !== view && cell.subviews[1] === cell.contentView)
    }

    @Test func `background views keep their corner radius outside the corners of groups`() throws {
        let fixture = TableFixture(RowSource(count: 3), style: .insetGrouped)
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        let view = UIView()
        view.layer.cornerRadius = 12
        cell.selectedBackgroundView = view
        cell.isSelected = true
        expect(view.layer.cornerRadius, equals: 10)
        cell.tableContext.isFirst = false
        expect(view.layer.cornerRadius == 12 && view.layer.maskedCorners == .all)
    }

    @Test func `a selection fades out, and a new selection is visible immediately`() throws {
        let fixture = TableFixture(RowSource(count: 3))
        let cell: UITableViewCell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
        let view = UIView()
        cell.selectedBackgroundView = view
        for isSelectedAgain in [false, true] {
            fixture.table.selectRow(at: fixture.path(0), animated: false, scrollPosition: .none)
            fixture.stage.host.turn()
            fixture.table.deselectRow(at: fixture.path(0), animated: true)
            fixture.stage.advance(by: 0.1)
            let opacity: Float = view.layer.presentation()?.opacity ?? 0
            expect(view.superview === cell && opacity > 0.1 && opacity < 0.9, "\(opacity)")
            if isSelectedAgain {
                fixture.table.selectRow(at: fixture.path(0), animated: false, scrollPosition: .none)
                fixture.stage.advance(by: 0.05)
                expect(view.layer.presentation()?.opacity ?? 1, equals: 1)
            }
            fixture.stage.advance(by: 0.5)
            expect((view.superview === cell) == isSelectedAgain)
        }
    }

    // MARK: Moving

    /// Returns which rows show a handle in editing mode.
    private func handles(_ fixture: TableFixture) -> [Bool] {
        fixture.table.setEditing(true, animated: false)
        fixture.stage.host.turn()
        return fixture.table.visibleCells.map { $0.subviews.contains { $0 is TableReorderControl } }
    }

    @Test func `by default, only cells that request a handle have one`() {
        let fixture = TableFixture(RowSource(count: 3))
        fixture.table.cellForRow(at: fixture.path(1))?.showsReorderControl = true
        expect(handles(fixture), equals: [false, true, false])
    }

    @Test func `a cell that requests a handle has none if its data source does not move the row`() {
        let rows = RowSource.editable(3)
        rows.canEdit = { $0.row == 0 }
        let fixture = TableFixture(rows)
        for cell in fixture.table.visibleCells { cell.showsReorderControl = true }
        expect(handles(fixture), equals: [true, false, false])
    }

    @Test func `a cell updates its configurations once for several changes of its state`() {
        final class Cell: UITableViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                states.append(state.isSelected)
                super.updateConfiguration(using: state)
            }
        }
        let stage = Stage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        stage.root.addSubview(cell)
        stage.host.turn()
        cell.states = []
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        cell.isSelected = true
        stage.host.turn()
        expect(cell.states, equals: [true])
    }

    @Test func `configurations of a cell follow its state unless this is disabled`() {
        struct Content: UIContentConfiguration {
            var isSelected = false
            func makeContentView() -> any UIView & UIContentView { ContentView(self) }
            func updated(for state: any UIConfigurationState) -> Content {
                Content(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
            }
        }
        final class ContentView: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: Content) {
                self.configuration = configuration
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }
        let stage = Stage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        stage.root.addSubview(cell)
        cell.contentConfiguration = Content()
        stage.host.turn()
        func shown() -> Bool? { ((cell.contentView as? UIContentView)?.configuration as? Content)?.isSelected }
        cell.isSelected = true
        stage.host.turn()
        expect(shown(), equals: true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        stage.host.turn()
        expect(shown(), equals: true)
        cell.contentConfiguration = Content()
        stage.host.turn()
        expect(shown(), equals: false)
    }

    @Test func `a selection is kept when a controller that does not clear it appears again`() {
        let stage = Stage()
        stage.root.removeFromSuperview()
        let controller = UITableViewController(style: .plain)
        let rows = RowSource(count: 3)
        controller.tableView.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
        controller.tableView.dataSource = rows
        controller.clearsSelectionOnViewWillAppear = false
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.host.turn()
        controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        func appearAgain() {
            navigation.pushViewController(UIViewController(), animated: false)
            stage.advance(by: 1)
            navigation.popViewController(animated: false)
            stage.advance(by: 1)
        }
        appearAgain()
        expect(controller.tableView.indexPathForSelectedRow, equals: [0, 1])
        controller.clearsSelectionOnViewWillAppear = true
        appearAgain()
        expectNil(controller.tableView.indexPathForSelectedRow)
    }

    @Test func `an index path as an object has a section and a row`() {
        let path = NSIndexPath(row: 2, section: 1)
        expect(path.section == 1 && path.row == 2 && path.item == 2)
        expect(path as IndexPath, equals: IndexPath(row: 2, section: 1))
        expect((IndexPath(item: 3, section: 0) as NSIndexPath).item, equals: 3)
    }

    // MARK: Separators

    @Test func `separators are drawn through the effect of the table`() throws {
        let fixture = TableFixture(RowSource(count: 3))
        let table: UITableView = fixture.table
        let cell: UITableViewCell = try #require(table.cellForRow(at: fixture.path(0)))
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        table.separatorEffect = effect
        table.separatorColor = .red
        table.fillerRowHeight = UITableView.automaticDimension
        fixture.stage.host.turn()
        expect(table.separatorEffect, equals: effect)
        let fillers: [UIView] = table.fillerRows?.subviews ?? []
        expect(!fillers.isEmpty)
        for separator in [cell.separator] + fillers {
            let view = try #require(separator.subviews.first as? UIVisualEffectView)
            expect(view.effect == effect && view.frame == separator.bounds && separator.backgroundColor == nil)
            expect(view.contentView.backgroundColor == .red && view.contentView.alpha < 1)
        }
        table.separatorEffect = nil
        fixture.stage.host.turn()
        expect(cell.separator.subviews.isEmpty && cell.separator.backgroundColor == .red)
    }
}
