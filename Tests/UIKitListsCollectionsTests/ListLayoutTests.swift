import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.onStage) struct ListLayoutTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private func fixture(
        _ appearance: Configuration.Appearance, _ counts: [Int] = [3, 3],
        _ prepare: (inout Configuration) -> Void = { _ in }
    ) -> CollectionFixture {
        var configuration = Configuration(appearance: appearance)
        prepare(&configuration)
        let source = ItemSource(counts.map { count in (0..<count).map { "Row \($0)" } })
        return CollectionFixture(source, layout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    private func row(_ fixture: CollectionFixture, _ item: Int, _ section: Int = 0) -> ListRow? {
        fixture.collection.layoutAttributesForItem(at: fixture.path(item, section))?.listRow
    }

    private func headerTop(_ fixture: CollectionFixture, _ section: Int) -> CGFloat? {
        fixture.collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))?.frame.minY
    }

    @Test func `a plain list has rows from edge to edge`() {
        let fixture = fixture(.plain)
        expect(fixture.cell(0)?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 44))
        expect(fixture.cell(0, 1)?.frame.minY, equals: 132)
    }

    /// The arguments are an appearance, the frame of the first row, the top of the second section, and the color behind
    /// the list. The color is nil for plain lists, which show the background of the collection view.
    @Test(arguments: [
        (
            UICollectionLayoutListConfiguration.Appearance.plain, CGRect(x: 0, y: 0, width: 400, height: 44), 132.0,
            UIColor?.none
        ),
        (.grouped, CGRect(x: 0, y: 17.5, width: 400, height: 44), 184.5, .systemGroupedBackground),
        (.insetGrouped, CGRect(x: 16, y: 17.5, width: 368, height: 44), 184.5, .systemGroupedBackground),
        (.sidebar, CGRect(x: 0, y: 8, width: 400, height: 44), 148, .secondarySystemBackground),
        (.sidebarPlain, CGRect(x: 0, y: 0, width: 400, height: 44), 132, nil),
    ])
    func `every appearance has its insets and its background`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ first: CGRect, _ second: CGFloat,
        _ color: UIColor?
    ) {
        let fixture = fixture(appearance)
        expect(fixture.cell(0)?.frame == first && fixture.cell(0, 1)?.frame.minY == second)
        let background: UIView? = fixture.collection.subviews.first { $0.frame == fixture.collection.bounds }
        expect(background?.backgroundColor, equals: color)
        expect(row(fixture, 0)?.appearance, equals: appearance)
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.stage.host.turn()
        expect(fixture.cell(0)?.frame, equals: first)
    }

    @Test func `an inset group is inside the margins, with space around it`() {
        let fixture = fixture(.insetGrouped)
        let margin: CGFloat = 16
        expect(fixture.cell(0)?.frame.minX, equals: margin)
        expect(fixture.cell(0)?.frame.width, equals: 400 - 2 * margin)
        expect(abs((fixture.cell(0, 1)?.frame.minY ?? 0) - (17.5 * 3 + 132)), isAtMost: 0.5)
        expect(row(fixture, 0)?.isFirst == true && row(fixture, 0)?.isLast == false)
        expect(row(fixture, 2)?.isLast, equals: true)
    }

    @Test func `headers of a plain list have space above, and are pinned`() {
        let fixture = fixture(.plain, [40, 3]) { $0.headerMode = .supplementary }
        expect(headerTop(fixture, 0), equals: 22)
        fixture.collection.contentOffset.y = 300
        fixture.stage.host.turn()
        expect(headerTop(fixture, 0), equals: 300)
        let flat = self.fixture(.plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 0
        }
        expect(headerTop(flat, 0), equals: 0)
    }

    @Test func `footers are below the rows of their sections`() {
        let fixture = fixture(.insetGrouped, [2, 1]) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        let kind: String = UICollectionView.elementKindSectionFooter
        for section in 0..<2 {
            let path: IndexPath = fixture.path(0, section)
            let footer: UICollectionReusableView? = fixture.collection.supplementaryView(forElementKind: kind, at: path)
            let last: CGRect? = fixture.cell(section == 0 ? 1 : 0, section)?.frame
            expect(footer != nil && footer?.frame.minY == last?.maxY && footer?.frame.minX == last?.minX)
        }
        let top: CGFloat = headerTop(fixture, 1) ?? 0
        let first: UICollectionReusableView? =
            fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0))
        expect(first.map { $0.frame.maxY <= top }, equals: true)
    }

    @Test func `the first item of a section can be its header`() {
        let fixture = fixture(.insetGrouped) { $0.headerMode = .firstItemInSection }
        expect(row(fixture, 0)?.role, equals: .header)
        expect(row(fixture, 1)?.isFirst, equals: true)
        expect(row(fixture, 0)?.showsBottomSeparator, equals: false)
        expectNil(headerTop(fixture, 0))
    }

    @Test func `separators are between the rows of a group, unless the handler decides otherwise`() {
        let grouped = fixture(.insetGrouped)
        expect((0..<3).map { row(grouped, $0)?.showsBottomSeparator }, equals: [true, true, false])
        expect(row(grouped, 0)?.showsTopSeparator, equals: false)
        let sidebar = fixture(.sidebar)
        expect((0..<3).map { row(sidebar, $0)?.showsBottomSeparator }, equals: [false, false, false])
        let handled = fixture(.plain) {
            $0.itemSeparatorHandler = { path, section in
                var separators = section
                if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                return separators
            }
        }
        expect((0..<3).map { row(handled, $0)?.showsBottomSeparator }, equals: [true, false, true])
        let none = fixture(.plain) { $0.showsSeparators = false }
        expect(row(none, 0)?.showsBottomSeparator, equals: false)
    }

    @Test func `the background of the list has the color of the appearance`() {
        let fixture = fixture(.insetGrouped)
        let background: UIView? = fixture.collection.subviews.first { $0.backgroundColor == .systemGroupedBackground }
        expect(background?.frame, equals: fixture.collection.bounds)
        fixture.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        fixture.stage.advance(by: 1)
        expectNil(background?.superview)
    }
}

@MainActor @Suite(.onStage) struct ListSwipeTests {
    @Test func `a swiped item reveals the actions of the list, and a deleted one disappears with them`() {
        let source = ItemSource(count: 4)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var fixture: CollectionFixture?
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item < 2 else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                source.sections[0].remove(at: path.item)
                fixture?.collection.deleteItems(at: [path])
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let created = CollectionFixture(
            source, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        fixture = created
        created.stage.swipe(from: CGPoint(x: 300, y: 154), to: CGPoint(x: 200, y: 154), duration: 0.2)
        created.stage.advance(by: 1)
        expect(created.cell(3)?.frame.minX, equals: 0)
        created.stage.swipe(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 220, y: 66), duration: 0.3)
        created.stage.advance(by: 1)
        expect((created.cell(1)?.frame.minX ?? 0), isLessThan: -40)
        created.stage.tap(380, 66)
        created.stage.advance(by: 1)
        expect(created.texts, equals: ["Item 0", "Item 2", "Item 3"])
        expect(created.collection.visibleCells.allSatisfy { $0.frame.minX == 0 })
        fixture = nil
    }

    @Test(arguments: [false, true])
    func `leading actions appear at the leading side`(isMirrored: Bool) throws {
        let source = ItemSource(count: 4)
        var performed: [IndexPath] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { path in
            let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
                performed.append(path)
                completion(true)
            }
            let actions = UISwipeActionsConfiguration(actions: [pin])
            actions.performsFirstActionWithFullSwipe = false
            return actions
        }
        let fixture = CollectionFixture(
            source, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        fixture.collection.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        fixture.stage.host.turn()
        func swipe(from: CGFloat, to: CGFloat) {
            fixture.stage.swipe(from: CGPoint(x: from, y: 66), to: CGPoint(x: to, y: 66), duration: 0.3)
            fixture.stage.advance(by: 1)
        }
        // Without trailing actions, a swipe to the leading side does not move the row.
        if isMirrored { swipe(from: 100, to: 180) } else { swipe(from: 300, to: 220) }
        expect(fixture.cell(1)?.frame.minX, equals: 0)
        if isMirrored { swipe(from: 300, to: 220) } else { swipe(from: 100, to: 180) }
        let x: CGFloat = try #require(fixture.cell(1)).frame.minX
        expect(isMirrored ? x < -40 : x > 40, "\(x)")
        fixture.stage.tap(isMirrored ? 380 : 20, 66)
        fixture.stage.advance(by: 1)
        expect(performed, equals: [fixture.path(1)])
        expect(fixture.cell(1)?.frame.minX, equals: 0)
    }
}
