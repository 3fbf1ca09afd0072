import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// The views of headers and footers during updates and changes of the width, and their heights.
@MainActor @Suite(.onStage) struct HeaderUpdateTests {
    private final class Header: UITableViewHeaderFooterView {
        static var createdCount = 0
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

        override init(reuseIdentifier: String?) {
            Self.createdCount += 1
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var events: [String] = []
        var rowHeight: CGFloat = 44
        var headerHeight: (UITableView) -> CGFloat = { _ in UITableView.automaticDimension }
        var configure: (Header, Int) -> Void = { $0.textLabel?.text = "Section \($1)" }

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight(tableView)
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
            if let view { configure(view, section) }
            return view
        }

        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            events.append("show \(section)")
        }

        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            events.append("hide \(section)")
        }
    }

    private func makeFixture(_ rows: Source, style: UITableView.Style = .plain) -> TableFixture {
        Header.createdCount = 0
        let fixture = TableFixture(RowSource([]), style: style)
        fixture.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        fixture.table.dataSource = rows
        fixture.table.delegate = rows
        fixture.stage.host.turn()
        return fixture
    }

    @Test func `a header moves with its section, unless the section is reloaded`() throws {
        let rows = Source([["A"], ["B"], ["C"]])
        let fixture = makeFixture(rows)
        let table: UITableView = fixture.table
        let header = try #require(table.headerView(forSection: 1) as? Header)
        expect(header.field.becomeFirstResponder())
        rows.events = []
        rows.sections = [["New"], ["A", "A2"], ["B"], ["C"]]
        table.performBatchUpdates {
            table.insertSections([0], with: .automatic)
            table.insertRows(at: [fixture.path(1, 1)], with: .automatic)
        }
        expect(header.field.isFirstResponder && table.headerView(forSection: 2) === header)
        fixture.stage.advance(by: 1)
        expect(header.field.isFirstResponder && rows.events == ["show 0"])
        expect(header.frame == table.rectForHeader(inSection: 2) && header.alpha == 1)
        table.reloadSections([2], with: .none)
        fixture.stage.advance(by: 1)
        expect(rows.events.contains("hide 2") && !header.field.isFirstResponder)
        rows.sections.remove(at: 0)
        table.deleteSections([0], with: .automatic)
        fixture.stage.advance(by: 1)
        expect(rows.events.last, equals: "hide 0")
    }

    @Test func `a header disappears in an update after which its section has none`() {
        let rows = RowSource([["A"], ["B"]])
        rows.titles = ["One", "Two"]
        let fixture = TableFixture(rows, style: .grouped)
        expect(fixture.table.headerView(forSection: 1) != nil)
        rows.titles = ["One", nil]
        rows.sections[1].append("C")
        fixture.table.insertRows(at: [fixture.path(1, 1)], with: .automatic)
        fixture.stage.advance(by: 1)
        expect(fixture.table.headerView(forSection: 0) != nil && fixture.table.headerView(forSection: 1) == nil)
    }

    @Test func `the existence of many headers is tested with a single view`() {
        let rows = Source((0..<300).map { ["Row \($0)"] })
        let fixture = makeFixture(rows)
        rows.sections[299].append("New")
        fixture.table.insertRows(at: [fixture.path(1, 299)], with: .automatic)
        fixture.stage.advance(by: 1)
        expect(Header.createdCount, isAtMost: 20)
        let texts: [String?] = (0..<5).map { fixture.table.headerView(forSection: $0)?.textLabel?.text }
        expect(texts, equals: (0..<5).map { "Section \($0)" })
    }

    @Test func `a header that was only measured is not reported as hidden`() {
        let rows = Source((0..<40).map { ["Row \($0)"] })
        rows.rowHeight = 300
        let fixture = makeFixture(rows)
        for offset in stride(from: 0.0, through: 6_000, by: 250) {
            fixture.table.contentOffset.y = offset
            fixture.stage.host.turn()
        }
        var shown: Set<String> = []
        for event in rows.events {
            let section = String(event.dropFirst(5))
            if event.hasPrefix("show") { shown.insert(section) } else { expect(shown.remove(section) != nil) }
        }
    }

    @Test func `a dequeued header has the style and the margin of its table`() throws {
        let rows = Source([["A"]])
        var margins: [CGFloat] = []
        rows.configure = { header, _ in
            margins.append(header.defaultContentConfiguration().directionalLayoutMargins.leading)
            header.textLabel?.text = "Title"
            header.contentView.backgroundColor = .systemRed
        }
        let fixture = makeFixture(rows, style: .grouped)
        let header = try #require(fixture.table.headerView(forSection: 0))
        expect(header.textLabel?.font.pointSize == 13 && header.textLabel?.textColor == .secondaryLabel)
        expect(header.contentView.backgroundColor, equals: .systemRed)
        expect(header.textLabel?.frame.minX == 16 && margins.allSatisfy { $0 == 16 })
        fixture.table.frame.size.width = 600
        fixture.stage.host.turn()
        expect(fixture.table.headerView(forSection: 0) === header && header.textLabel?.frame.minX == 20)
    }

    @Test func `heights from the delegate are requested again when the width changes`() {
        let rows = Source([["A"], ["B"]])
        rows.headerHeight = { $0.bounds.width / 2 }
        let fixture = makeFixture(rows)
        let height: CGFloat = fixture.table.contentSize.height
        expect(fixture.table.rectForHeader(inSection: 0).height, equals: 200)
        fixture.table.frame.size.width = 300
        fixture.stage.host.turn()
        expect(fixture.table.rectForHeader(inSection: 0).height, equals: 150)
        expect(fixture.table.contentSize.height, equals: height - 100)
    }

    @Test func `sections without titles have the heights of the table in grouped styles`() {
        let fixture = TableFixture(RowSource([["A"], ["B"]]), style: .grouped)
        expect(fixture.table.contentSize.height, isGreaterThan: 88)
        fixture.table.sectionHeaderHeight = 0
        fixture.table.sectionFooterHeight = 0
        fixture.stage.host.turn()
        expect(fixture.table.contentSize.height, equals: 88)
        fixture.table.sectionFooterHeight = 10
        fixture.stage.host.turn()
        expect(fixture.table.contentSize.height, equals: 108)
    }

    @Test func `a table scrolls to the header of an empty section`() {
        let rows = RowSource((0..<10).map { section in section == 3 ? [] : (0..<20).map { "\(section) \($0)" } })
        rows.titles = (0..<10).map { "Section \($0)" }
        let fixture = TableFixture(rows)
        let path = IndexPath(row: NSNotFound, section: 3)
        let messages: [String] = warnings {
            fixture.table.scrollToRow(at: path, at: .top, animated: false)
        }
        fixture.stage.host.turn()
        expect(messages.isEmpty)
        expect(fixture.table.contentOffset.y, equals: fixture.table.rectForHeader(inSection: 3).minY)
        let placeholder = ListPlaceholder(
            reuseIdentifier: "row", height: 44, update: { _ in }, parameters: { _ in nil })
        fixture.table.insert(placeholder, at: fixture.path(0, 3))
        expectNil(fixture.table.cellForRow(at: path))
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a font and a color that the app set remain when the size and the text size change`(
        style: UITableView.Style
    ) throws {
        let rows = Source([["A"]])
        let fixture = makeFixture(rows, style: style)
        let label = try #require(fixture.table.headerView(forSection: 0)?.textLabel)
        label.textColor = .systemGreen
        label.font = .systemFont(ofSize: 9)
        fixture.table.frame.size.width = 600
        fixture.stage.host.turn()
        fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraLarge
        fixture.stage.host.turn()
        let header = try #require(fixture.table.headerView(forSection: 0))
        expect(header.textLabel === label && label.frame.minX == 20)
        expect(label.textColor == .systemGreen && label.font == .systemFont(ofSize: 9))
    }
}
