import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct TableDetailTests {
    @Test func `another data source clears the selection`() {
        let fixture = TableFixture(RowSource(count: 10))
        fixture.table.selectRow(at: fixture.path(5), animated: false, scrollPosition: .none)
        let other = RowSource(count: 8)
        fixture.table.dataSource = other
        fixture.stage.host.turn()
        expectNil(fixture.table.indexPathForSelectedRow)
        fixture.table.selectRow(at: fixture.path(5), animated: false, scrollPosition: .none)
        other.sections[0].removeLast(4)
        fixture.table.rowHeight = 50
        expect(fixture.table.numberOfRows(inSection: 0) == 4 && fixture.table.indexPathForSelectedRow == nil)
    }

    private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var events: [String] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
            events.append("fetch \(paths.first?.row ?? -1)...\(paths.last?.row ?? -1)")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
            events.append("cancel \(paths.first?.row ?? -1)...\(paths.last?.row ?? -1)")
        }
    }

    @Test func `a tap performs the primary action, unless the table is being edited`() {
        final class Opener: NSObject, UITableViewDelegate {
            var opened: [Int] = []
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                opened.append(indexPath.row)
            }
        }
        let opener = Opener()
        let fixture = TableFixture(RowSource(count: 9))
        fixture.table.delegate = opener
        fixture.table.allowsSelectionDuringEditing = true
        fixture.stage.host.turn()
        fixture.stage.tap(100, 66)
        expect(opener.opened == [1] && fixture.table.indexPathForSelectedRow == fixture.path(1))
        fixture.table.isEditing = true
        fixture.stage.advance(by: 1)
        fixture.stage.tap(100, 110)
        expect(opener.opened, equals: [1])
    }

    @Test func `proxies set the separators and the section index of tables, and the insets of cells`() {
        ListModule.install()
        let fixture = TableFixture(RowSource(count: 3))
        let inset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 5)
        UITableView.appearance().separatorColor = .red
        let effect = UIBlurEffect(style: .dark)
        UITableView.appearance().separatorEffect = effect
        UITableView.appearance().separatorInset = inset
        UITableView.appearance().sectionIndexColor = .green
        UITableView.appearance().sectionIndexBackgroundColor = .blue
        let table = UITableView()
        table.sectionIndexColor = .white
        fixture.stage.root.addSubview(table)
        expect(table.separatorColor == .red && table.separatorInset == inset && table.separatorEffect == effect)
        expect(table.sectionIndexColor == .white && table.sectionIndexBackgroundColor == .blue)
        UITableViewCell.appearance().separatorInset = .zero
        let cell = UITableViewCell()
        fixture.stage.root.addSubview(cell)
        expect(cell.separatorInset, equals: .zero)
    }

    @Test func `filler rows draw separators down to the bottom of a plain table`() {
        func separators(_ style: UITableView.Style = .plain, _ prepare: (UITableView) -> Void) -> [CGRect] {
            let fixture = TableFixture(RowSource(count: 3), style: style)
            fixture.table.rowHeight = 60
            prepare(fixture.table)
            fixture.table.layoutIfNeeded()
            let height: CGFloat = fixture.table.sectionsTop + CGFloat(fixture.table.geometry.totalHeight)
            expect(fixture.table.contentSize.height, equals: height)
            let filler: FillerRows? = fixture.table.subviews.lazy.compactMap { $0 as? FillerRows }.first
            return filler?.subviews.map { $0.convert($0.bounds, to: fixture.table) } ?? []
        }
        expect(separators { _ in }.isEmpty)
        expect(separators(.grouped) { $0.fillerRowHeight = 50 }.isEmpty)
        expect(separators { ($0.fillerRowHeight, $0.tableFooterView) = (50, UIView()) }.isEmpty)
        expect(separators { ($0.fillerRowHeight, $0.separatorStyle) = (50, .none) }.isEmpty)
        // Three rows of 60 points take 180 of 800.
        let lines: [CGRect] = separators { $0.fillerRowHeight = 50 }
        expect(lines.count == 12 && lines[0] == CGRect(x: 16, y: 229.5, width: 384, height: 0.5))
        expect(lines[11].maxY, equals: 780)
        let automatic: [CGRect] = separators { $0.fillerRowHeight = UITableView.automaticDimension }
        expect(automatic.count == 10 && automatic[0].maxY == 240)
        let mirrored: [CGRect] = separators {
            $0.fillerRowHeight = 50
            $0.semanticContentAttribute = .forceRightToLeft
        }
        expect(mirrored.first, equals: CGRect(x: 0, y: 229.5, width: 384, height: 0.5))
    }

    @Test func `rows of the next screen are prefetched, and canceled when scrolling reverses`() {
        let fixture = TableFixture(RowSource(count: 200))
        let prefetcher = Prefetcher()
        fixture.table.prefetchDataSource = prefetcher
        for y in [0.0, 44, 440, 400] {
            fixture.table.contentOffset.y = y
            fixture.table.setNeedsLayout()
            fixture.stage.host.turn()
        }
        expect(
            prefetcher.events,
            equals: [
                "fetch 19...36", "fetch 37...37", "fetch 38...46", "cancel 29...46", "fetch 8...0",
            ])
    }

    @Test func `the first rows to prefetch are below a table under a bar`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 44
        let fixture = TableFixture(RowSource(count: 100))
        let prefetcher = Prefetcher()
        fixture.table.removeFromSuperview()
        fixture.table.prefetchDataSource = prefetcher
        fixture.stage.window.rootViewController = controller
        controller.view.addSubview(fixture.table)
        fixture.stage.host.turn()
        expect(fixture.table.contentOffset.y == -44 && prefetcher.events.first?.hasPrefix("fetch 1") == true)
    }

    @Test func `headers have padding and estimated heights`() {
        let rows = RowSource([["A"], ["B"]])
        rows.titles = ["One", "Two"]
        let fixture = TableFixture(rows)
        let height: CGFloat = fixture.table.rectForHeader(inSection: 0).height
        expect(fixture.table.rectForHeader(inSection: 0).minY, equals: 0)
        fixture.table.sectionHeaderTopPadding = UITableView.automaticDimension
        fixture.stage.host.turn()
        expect(fixture.table.rectForHeader(inSection: 0), equals: CGRect(x: 0, y: 22, width: 400, height: height))
        expect(fixture.table.rectForRow(at: fixture.path(0, 1)).minY, equals: 2 * (22 + height) + 44)
        expect(fixture.table.headerView(forSection: 1)?.frame.minY, equals: 22 + height + 44 + 22)
        let many = RowSource((0..<50).map { ["\($0)"] })
        many.titles = (0..<50).map { "\($0)" }
        let large = TableFixture(many)
        large.table.estimatedSectionHeaderHeight = 100
        large.stage.host.turn()
        expect(large.table.rectForHeader(inSection: 49).height, equals: 100)
        many.footers = many.titles
        large.table.estimatedSectionFooterHeight = 70
        large.stage.host.turn()
        expect(large.table.rectForFooter(inSection: 49).height, equals: 70)
        expect(large.table.rectForFooter(inSection: 0).height, isLessThan: 70)
    }

    @Test func `separator insets can be offsets from the standard insets`() throws {
        let fixture = TableFixture(RowSource(count: 3))
        let table = fixture.table
        let cell = try #require(table.cellForRow(at: fixture.path(0)))
        let standard: CGRect = cell.separator.frame
        func filler() -> CGFloat? { table.fillerRows?.subviews.first?.frame.minX }
        func show(_ inset: UIEdgeInsets) {
            table.separatorInset = inset
            fixture.stage.host.turn()
        }
        table.fillerRowHeight = 50
        show(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
        expect(cell.separator.frame.minX == 10 && cell.separator.frame.maxX == 370 && filler() == 10)
        table.separatorInsetReference = .fromAutomaticInsets
        fixture.stage.host.turn()
        expect(cell.separator.frame.minX == standard.minX + 10 && cell.separator.frame.maxX == 370)
        expect(filler(), equals: standard.minX + 10)
        cell.separatorInset.left = 4
        fixture.stage.host.turn()
        expect(cell.separator.frame.minX, equals: standard.minX + 4)
        show(.zero)
        cell.separatorInset = .zero
        fixture.stage.host.turn()
        expect(cell.separator.frame, equals: standard)
    }

    @Test func `the section index scrolls to sections`() {
        let rows = RowSource((0..<26).map { _ in ["A", "B", "C"] })
        rows.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        let fixture = TableFixture(rows)
        expect(fixture.table.sectionIndex?.frame, equals: CGRect(x: 385, y: 0, width: 15, height: 800))
        expect(fixture.table.cellForRow(at: fixture.path(0))?.contentView.frame.width, equals: 385)
        fixture.stage.touch(.began, 392, 400 - 13 * 14 + 5 * 14 + 7)
        expect(fixture.table.contentOffset.y, equals: 660.0)
        fixture.stage.drag(
            from: CGPoint(x: 392, y: 295), to: CGPoint(x: 392, y: 400 - 13 * 14 + 8 * 14 + 7), duration: 0.2)
        expect(fixture.table.contentOffset.y == 24 * 44 && fixture.table.sectionIndex?.frame.minY == 24 * 44)
        fixture.stage.touch(.ended, 392, 340)
        rows.indexTitles = nil
        fixture.table.reloadData()
        fixture.stage.host.turn()
        expectNil(fixture.table.sectionIndex)
    }

    @Test func `only plain headers have additional padding`() {
        for (style, top) in [(UITableView.Style.plain, CGFloat(22)), (.grouped, 0), (.insetGrouped, 0)] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: style)
            let rows = RowSource([["A"], ["B"]])
            rows.titles = ["One", nil]
            table.dataSource = rows
            expect(table.rectForHeader(inSection: 0).minY, equals: top)
            let end: CGFloat = table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY
            if style == .plain { expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, equals: end) }
        }
    }

    @Test func `content of readable width is in the middle of a wide table`() {
        for (style, content) in [(UITableView.Style.plain, CGFloat(164)), (.insetGrouped, 20)] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 400), style: style)
            let rows = RowSource([["A"]])
            table.register(RowSource.Cell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            let stage = Stage()
            stage.root.addSubview(table)
            stage.host.turn()
            table.cellLayoutMarginsFollowReadableWidth = true
            stage.host.turn()
            let cell: UITableViewCell? = table.visibleCells.first
            expect(cell?.textLabel?.frame.minX, equals: content)
            expect(cell?.frame.width, equals: (style == .plain ? 1_000 : 672))
        }
    }

    @Test func `a section index without a color has the tint color again`() throws {
        let rows = RowSource([["A"], ["B"]])
        rows.indexTitles = ["A", "B"]
        let fixture = TableFixture(rows)
        let index: SectionIndexView = try #require(fixture.table.sectionIndex)
        fixture.table.sectionIndexColor = .red
        expect(index.tintColor, equals: .red)
        fixture.table.sectionIndexColor = nil
        expect(index.tintColor, equals: fixture.table.tintColor)
    }

    @Test func `the caption of a cell is beside its value in both directions`() {
        for (direction, alignment) in [
            (UISemanticContentAttribute.forceLeftToRight, NSTextAlignment.right), (.forceRightToLeft, .left),
        ] {
            let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
            cell.semanticContentAttribute = direction
            cell.textLabel?.text = "Name"
            cell.layoutIfNeeded()
            expect(cell.textLabel?.textAlignment, equals: alignment)
            cell.textLabel?.textAlignment = .center
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            expect(cell.textLabel?.textAlignment, equals: .center)
        }
    }

    @Test func `the color of an action is restored to its default`() {
        let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        action.backgroundColor = .blue
        expect(action.backgroundColor, equals: .blue)
        action.backgroundColor = nil
        expect(action.backgroundColor, equals: .systemRed)
    }

    // MARK: Collation

    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `objects are sorted into the sections of their first letters`() {
        let selector = Selector("name")
        ClassMembers.add(Person.self) { $0.property("name") { \.name } }
        let collation = UILocalizedIndexedCollation.current()
        expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
        let people: [Person] = ["Zoe", "adam", "Émile", "8bit", "Adam 10", "Adam 9"].map { Person($0) }
        expect(
            people.map { collation.section(for: $0, collationStringSelector: selector) }, equals: [25, 0, 4, 26, 0, 0])
        let sorted: [Any] = collation.sortedArray(from: people, collationStringSelector: selector)
        expect(
            sorted.compactMap { ($0 as? Person)?.name }, equals: ["8bit", "adam", "Adam 9", "Adam 10", "Émile", "Zoe"])
        expect(collation.section(forSectionIndexTitle: 26), equals: 26)
    }

    @Test func `languages have their own titles`() {
        let cases: [(String, String, Int)] = [
            ("sv-SE", "åsa", 26), ("en-US", "åsa", 0), ("ru", "Яна", 28), ("ja-JP", "かおり", 1), ("ja-JP", "ガラス", 1),
            ("el", "Ήλιος", 6), ("es", "ñu", 14), ("en", "", 26), ("en", "  Bo", 1), ("de", "李", 26),
            ("tr", "ilk", 11), ("tr-TR", "İzmir", 11), ("tr", "ışık", 10), ("tr", "Irmak", 10), ("en", "ilk", 8),
            ("en", "Łukasz", 11), ("en", "Øyvind", 14), ("en", "Đorđe", 3), ("en", "Ægir", 0), ("en", "№ 1", 26),
            ("pl", "Łukasz", 15), ("da", "Ægir", 26),
        ]
        for (language, text, section) in cases {
            expect(IndexTitles(language: language).section(of: text), equals: section, "\(language) \(text)")
        }
    }

    @Test func `dots replace titles that do not fit`() {
        expect(SectionIndexTitles(count: 3, capacity: 5).lines, equals: [0, 1, 2])
        expect(SectionIndexTitles(count: 26, capacity: 9).lines, equals: [0, nil, 6, nil, 13, nil, 19, nil, 25])
        expect(SectionIndexTitles(count: 26, capacity: 9).index(at: 0.5), equals: 13)
        expect(SectionIndexTitles(count: 26, capacity: 9).index(at: 2), equals: 25)
        expectNil(SectionIndexTitles(count: 0, capacity: 9).index(at: 0.5))
    }

    @Test func `few titles of the section index remain in a low table`() {
        expect(SectionIndexTitles(count: 26, capacity: 3).lines, equals: [0, nil, 25])
        expect(SectionIndexTitles(count: 26, capacity: 2).lines, equals: [0, 25])
        expect(SectionIndexTitles(count: 26, capacity: 1).lines, equals: [0])
    }

    @Test func `a right-to-left separator begins at the safe area of its leading edge`() throws {
        let fixture = TableFixture(RowSource(count: 3))
        fixture.table.removeFromSuperview()
        let controller = UIViewController()
        controller.view = fixture.table
        controller.additionalSafeAreaInsets.right = 40
        fixture.stage.root.removeFromSuperview()
        fixture.stage.window.rootViewController = controller
        fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
        fixture.stage.host.turn()
        let cell = try #require(fixture.table.cellForRow(at: fixture.path(1)))
        expect(cell.separator.frame.minX, equals: 5)
        expect(cell.separator.frame.maxX, equals: 340)
    }

    @Test func `heights of headers and footers that are not finite count as automatic`() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .infinity }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { .nan }
        }
        let delegate = Delegate()
        let fixture = TableFixture(RowSource(count: 3))
        let messages: [String] = warnings {
            fixture.table.delegate = delegate
            fixture.table.reloadData()
            fixture.stage.host.turn()
        }
        expect(fixture.table.contentSize.height, equals: 132)
        expect(
            Set(messages),
            equals: [
                "The delegate returned the height inf for the header of section 0.",
                "The delegate returned the height nan for the footer of section 0.",
            ])
    }
}
