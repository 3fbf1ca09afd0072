import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.onStage) struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Returns a section with rows of four squares of 100 points.
    private func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    /// Returns a section with cards of 200 by 120 points that scroll horizontally.
    private func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(200), .absolute(120)), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        return section
    }

    private func sections(_ counts: Int...) -> ItemSource {
        ItemSource(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    private func scroller(_ fixture: CollectionFixture) -> OrthogonalScrollView? {
        fixture.collection.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first
    }

    private func header(_ height: NSCollectionLayoutDimension = .absolute(40))
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }

    // MARK: Groups

    @Test func `items repeat as long as they fit, and only visible ones have cells`() {
        let fixture = CollectionFixture(
            sections(1_000), layout: UICollectionViewCompositionalLayout(section: grid()))
        expect(fixture.collection.contentSize, equals: CGSize(width: 400, height: 25_000))
        expect(fixture.collection.visibleCells.count, equals: 32)
        expect(fixture.cell(5)?.frame, equals: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.collection.contentOffset.y = 10_050
        fixture.stage.host.turn()
        expect(fixture.texts.first, equals: "0.400")
        expect(fixture.collection.layoutAttributesForItem(at: fixture.path(999))?.frame.minY, equals: 24_900)
    }

    @Test func `a custom group has the frames of its provider, mirrored in a right-to-left layout`() {
        let whole: NSCollectionLayoutSize = size(.fractionalWidth(1), .absolute(100))
        let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { environment in
            let width: CGFloat = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 60)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 20, width: 100, height: 80), zIndex: 3),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        let fixture = CollectionFixture(sections(4), layout: UICollectionViewCompositionalLayout(section: section))
        expect(
            (0..<4).map { fixture.cell($0)?.frame },
            equals: [
                CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 50, y: 20, width: 100, height: 80),
                CGRect(x: 0, y: 100, width: 100, height: 60), CGRect(x: 50, y: 120, width: 100, height: 80),
            ])
        expect(fixture.collection.layoutAttributesForItem(at: fixture.path(1))?.zIndex, equals: 3)
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.collection.collectionViewLayout.invalidateLayout()
        fixture.stage.host.turn()
        expect(fixture.cell(1)?.frame, equals: CGRect(x: 250, y: 20, width: 100, height: 80))
    }

    @Test func `the provider of a custom group receives the size of the group and its insets`() {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            sizes = [$0.container.contentSize, $0.container.effectiveContentSize]
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: sizes[1]))]
        }
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let fixture = CollectionFixture(sections(1), layout: layout)
        expect(sizes, equals: [CGSize(width: 400, height: 100), CGSize(width: 360, height: 100)])
        expect(fixture.cell(0)?.frame, equals: CGRect(x: 20, y: 0, width: 360, height: 100))
    }

    @Test func `insets of sections and headers are relative to the reference that each specifies`() {
        /// Returns the left edges of the first item and the header in a layout with a safe area of 30 points.
        func edges(
            _ reference: UIContentInsetsReference, supplementary: UIContentInsetsReference = .automatic
        ) -> [CGFloat?] {
            let section = grid()
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
            section.contentInsetsReference = reference
            section.supplementaryContentInsetsReference = supplementary
            section.boundarySupplementaryItems = [header()]
            let fixture = CollectionFixture(sections(8), layout: UICollectionViewCompositionalLayout(section: section))
            fixture.collection.contentInsetAdjustmentBehavior = .never
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
            controller.view.frame = fixture.stage.root.bounds
            fixture.stage.window.rootViewController = controller
            controller.view.addSubview(fixture.collection)
            fixture.collection.directionalLayoutMargins.leading = 12
            fixture.stage.host.turn()
            let kind: String = UICollectionView.elementKindSectionHeader
            return [
                fixture.cell(0)?.frame.minX,
                fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0))?.frame.minX,
            ]
        }
        expect(edges(.none), equals: [5, 5])
        expect(edges(.safeArea), equals: [35, 35])
        expect(edges(.automatic), equals: [35, 35])
        expect(edges(.layoutMargins), equals: [47, 47])
        // Without a reference, headers do not follow the insets of the section.
        expect(edges(.safeArea, supplementary: .none), equals: [35, 0])
        expect(edges(.none, supplementary: .layoutMargins), equals: [5, 47])
    }

    @Test func `a section provider is called again when the width or the traits change`() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return self.grid()
        }
        let fixture = CollectionFixture(sections(8), layout: layout)
        expect(widths, equals: [400])
        fixture.collection.frame.size.width = 200
        fixture.stage.host.turn()
        expect(widths, equals: [400, 200])
        expect(fixture.cell(5)?.frame, equals: CGRect(x: 50, y: 100, width: 50, height: 100))
        fixture.stage.window.overrideUserInterfaceStyle = .dark
        fixture.stage.host.turn()
        expect(widths, equals: [400, 200, 200])
        fixture.collection.contentOffset.y = 5
        fixture.stage.host.turn()
        expect(widths.count, equals: 3)
    }

    @Test func `a section provider that returns nil is reported, and shows nothing`() {
        let warnings: [String] = warnings {
            let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : self.grid() }
            let fixture = CollectionFixture(sections(4, 4), layout: layout)
            expect(fixture.texts, equals: ["1.0", "1.1", "1.2", "1.3"])
        }
        expect(warnings.count == 1 && warnings[0].contains("returned nil for section 0"))
    }

    @Test func `frames are mirrored in a right-to-left layout`() {
        let fixture = CollectionFixture(
            sections(8, 5),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.grid() : self.row() })
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.collection.collectionViewLayout.invalidateLayout()
        fixture.stage.host.turn()
        expect(fixture.cell(1)?.frame, equals: CGRect(x: 200, y: 0, width: 100, height: 100))
        let first: CGRect? = fixture.cell(0, 1).map { $0.convert($0.bounds, to: fixture.stage.root) }
        expect(first, equals: CGRect(x: 200, y: 200, width: 200, height: 120))
    }

    // MARK: Headers, badges and backgrounds

    @Test func `a pinned header stays at the top until its section ends`() {
        let section = grid()
        let header = header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let fixture = CollectionFixture(
            sections(40, 40), layout: UICollectionViewCompositionalLayout(section: section))
        func top(_ section: Int) -> CGFloat? {
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))?.frame.minY
        }
        expect(top(0), equals: 0)
        fixture.collection.contentOffset.y = 300
        fixture.stage.host.turn()
        expect(top(0), equals: 300)
        fixture.collection.contentOffset.y = 1_020
        fixture.stage.host.turn()
        expect(top(0), equals: 1_000)
        expect(top(1), equals: 1_040)
    }

    @Test func `a badge is attached to its item, and a background covers its section`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let source = sections(6)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(ItemSource.Cell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            ItemSource.Title.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "title")
        collection.dataSource = source
        let stage = Stage()
        stage.root.addSubview(collection)
        stage.host.turn()
        let path = IndexPath(item: 5, section: 0)
        expect(
            collection.supplementaryView(forElementKind: "badge", at: path)?.frame,
            equals: CGRect(x: 186, y: 104, width: 20, height: 20))
        let background = layout.layoutAttributesForDecorationView(
            ofKind: "background", at: IndexPath(item: 0, section: 0))
        expect(background?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 220))
        expect((background?.zIndex ?? 0), isLessThan: 0)
        expectNil(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path))
        withExtendedLifetime(source) {}
    }

    /// A delegate that records the items whose cells appear.
    private final class Recorder: NSObject, UICollectionViewDelegate {
        var shown: [Int] = []

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { shown.append(indexPath.item) }
    }

    @Test func `a layout that becomes current again during a change keeps its cells`() {
        let orthogonal = UICollectionViewCompositionalLayout(section: row())
        let fixture = CollectionFixture(sections(2), layout: orthogonal)
        let recorder = Recorder()
        fixture.collection.delegate = recorder
        fixture.stage.host.turn()
        recorder.shown.removeAll()
        let cells: [UICollectionViewCell] = fixture.collection.visibleCells
        fixture.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.collection.setCollectionViewLayout(orthogonal, animated: true)
        fixture.stage.advance(by: 1)
        expect(scroller(fixture) != nil)
        expect(fixture.collection.visibleCells == cells && cells.allSatisfy { $0.window != nil })
        expect(recorder.shown, equals: [])
    }

    @Test func `a header of the whole layout has an index path of one index`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header()]
        configuration.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(section: grid(), configuration: configuration)
        let fixture = CollectionFixture(sections(4, 4), layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        let view = fixture.collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
        expect(view?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 40))
        expect(fixture.cell(0, 1)?.frame.minY, equals: 160)
    }

    @Test func `changes to the arrays of a description have no effect before the layout is invalidated`() {
        let section = grid()
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        section.decorationItems = [.background(elementKind: "background")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [pinned]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let fixture = CollectionFixture(sections(100), layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        func tops() -> [CGFloat?] {
            [IndexPath(index: 0), IndexPath(index: 1), fixture.path(0)].map {
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: $0)?.frame.minY
            }
        }
        layout.configuration.boundarySupplementaryItems = []
        section.boundarySupplementaryItems = []
        section.decorationItems = []
        section.orthogonalScrollingBehavior = .continuous
        fixture.collection.contentOffset.y = 300
        fixture.stage.host.turn()
        expect(tops(), equals: [300, nil, 340])
        expect(fixture.cell(16)?.superview, equals: fixture.collection)
        layout.configuration.boundarySupplementaryItems = [pinned, pinned]
        expect(tops(), equals: [300, nil, 340])
        section.orthogonalScrollingBehavior = .none
        layout.invalidateLayout()
        fixture.stage.host.turn()
        expect(fixture.collection.contentOffset.y, equals: 260)
        expect(tops(), equals: [260, 260, nil])
    }

    // MARK: Sizes of content

    private final class Rows: ItemSource {
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            if let label = (cell as? Cell)?.label, label.translatesAutoresizingMaskIntoConstraints {
                label.translatesAutoresizingMaskIntoConstraints = false
                label.pinned(to: cell.contentView)
            }
            let height: CGFloat = indexPath.item % 2 == 0 ? 30 : 70
            (cell as? Cell)?.label.heightAnchor.constraint(equalToConstant: height).isActive = true
            return cell
        }
    }

    @Test func `cells with estimated heights have the height of their content and keep their width`() {
        let size = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let source = Rows([(0..<10).map { "Row \($0)" }])
        let fixture = CollectionFixture(source, layout: UICollectionViewCompositionalLayout(section: section))
        expect(fixture.cell(0)?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 30))
        expect(fixture.cell(1)?.frame, equals: CGRect(x: 0, y: 30, width: 400, height: 70))
        expect(fixture.cell(2)?.frame.minY, equals: 100)
        expect(fixture.collection.contentSize.height, equals: 500)
        source.sections[0].insert("New", at: 0)
        fixture.collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 1)
        expect(fixture.collection.contentSize.height, equals: 530)
        expect(fixture.texts.first, equals: "New")
    }

    // MARK: Orthogonal scrolling

    @Test func `a section scrolls horizontally by itself, and reuses its cells`() {
        let fixture = CollectionFixture(
            sections(100, 8),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.row() : self.grid() })
        expect(scroller(fixture)?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 120))
        expect(fixture.cell(1)?.superview, isIdenticalTo: scroller(fixture)?.plane)
        expect(fixture.texts.prefix(3), equals: ["0.0", "0.1", "1.0"])
        fixture.stage.swipe(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 100, y: 60), duration: 0.5)
        expect(fixture.collection.contentOffset, equals: .zero)
        let offset: CGFloat = scroller(fixture)?.contentOffset.x ?? 0
        expect(offset, isGreaterThan: 150)
        scroller(fixture)?.contentOffset.x = 2_100
        fixture.stage.host.turn()
        expect(fixture.collection.indexPathsForVisibleItems.first, equals: fixture.path(10))
        expectNil(fixture.cell(0))
        expect(scroller(fixture)?.plane.subviews.count, equals: 2)
    }

    @Test func `a vertical drag on a horizontal section scrolls the collection`() {
        let fixture = CollectionFixture(
            sections(20, 100),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.row() : self.grid() })
        fixture.stage.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 20), duration: 0.5)
        expect(fixture.collection.contentOffset.y, isGreaterThan: 50)
        expect(scroller(fixture)?.contentOffset.x, equals: 0)
    }

    @Test func `an item of a scrolled section is selected at its visible position`() {
        let fixture = CollectionFixture(
            sections(20), layout: UICollectionViewCompositionalLayout(section: row()))
        scroller(fixture)?.contentOffset.x = 630
        fixture.stage.host.turn()
        fixture.stage.tap(100, 60)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(3)])
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 210.0), (.groupPagingCentered, 110),
        (.paging, 400), (.continuousGroupLeadingBoundary, 210),
    ]) func `scrolling comes to rest according to the behavior`(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat
    ) {
        let fixture = CollectionFixture(
            sections(20), layout: UICollectionViewCompositionalLayout(section: row(behavior)))
        expect(scroller(fixture)?.contentOffset.x, equals: (behavior == .groupPagingCentered ? -100 : 0))
        fixture.stage.swipe(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.3)
        fixture.stage.advance(by: 3)
        let rest: CGFloat = scroller(fixture)?.contentOffset.x ?? 0
        if behavior == .continuousGroupLeadingBoundary {
            expect(rest > 0 && rest.truncatingRemainder(dividingBy: offset) == 0)
        } else {
            expect(rest, equals: offset)
        }
    }

    @Test func `a section decelerates with its own rate, or with that of the collection view`() {
        typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        func distance(_ rate: Rate, in collectionRate: UIScrollView.DecelerationRate) -> CGFloat {
            let section = row()
            section.orthogonalScrollingProperties.decelerationRate = rate
            let fixture = CollectionFixture(
                sections(100), layout: UICollectionViewCompositionalLayout(section: section))
            fixture.collection.decelerationRate = collectionRate
            fixture.collection.setNeedsLayout()
            fixture.stage.host.turn()
            fixture.stage.swipe(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 100, y: 60), duration: 0.2)
            fixture.stage.advance(by: 5)
            return scroller(fixture)?.contentOffset.x ?? 0
        }
        let (far, near): (CGFloat, CGFloat) = (distance(.normal, in: .normal), distance(.fast, in: .fast))
        expect(far, isGreaterThan: 1.5 * near)
        expect(distance(.automatic, in: .normal) == far && distance(.automatic, in: .fast) == near)
        expect(distance(.normal, in: .fast) == far && distance(.fast, in: .normal) == near)
    }

    @Test func `a section that leaves the screen keeps its offset and releases its scroll view`() {
        let fixture = CollectionFixture(
            sections(20, 400),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.row() : self.grid() })
        scroller(fixture)?.contentOffset.x = 630
        fixture.stage.host.turn()
        fixture.collection.contentOffset.y = 2_000
        fixture.stage.host.turn()
        expectNil(scroller(fixture))
        fixture.collection.contentOffset.y = 0
        fixture.stage.host.turn()
        expect(scroller(fixture)?.contentOffset.x, equals: 630)
        expect(fixture.texts.first, equals: "0.3")
    }

    @Test func `scrolling to an item also scrolls its section`() {
        let fixture = CollectionFixture(
            sections(100, 20),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.grid() : self.row() })
        fixture.collection.scrollToItem(at: fixture.path(9, 1), at: .centeredHorizontally, animated: false)
        fixture.stage.host.turn()
        let cell = fixture.cell(9, 1)
        expect(cell.map { $0.convert($0.bounds, to: fixture.stage.root) }?.midX, equals: 200)
    }

    @Test func `an inserted section moves the offsets of those after it`() {
        let source = sections(20)
        let fixture = CollectionFixture(source, layout: UICollectionViewCompositionalLayout(section: row()))
        scroller(fixture)?.contentOffset.x = 420
        fixture.stage.host.turn()
        source.sections.insert(["New"], at: 0)
        fixture.collection.insertSections(IndexSet(integer: 0))
        fixture.stage.advance(by: 1)
        let moved = fixture.cell(2, 1)
        expect(moved.map { $0.convert($0.bounds, to: fixture.stage.root) }?.origin, equals: CGPoint(x: 0, y: 120))
        expect(fixture.texts.prefix(2), equals: ["New", "0.2"])
    }

    @Test func `a handler changes the appearance of visible items during scrolling`() {
        var offsets: [CGFloat] = []
        let section = row()
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items where item.representedElementCategory == .cell {
                let center: CGFloat = environment.container.contentSize.width / 2
                item.alpha = abs(item.frame.midX - offset.x - center) < 100 ? 1 : 0.5
            }
        }
        let fixture = CollectionFixture(sections(20), layout: UICollectionViewCompositionalLayout(section: section))
        expect(fixture.cell(0)?.alpha, equals: 0.5)
        scroller(fixture)?.contentOffset.x = -100
        fixture.stage.host.turn()
        expect(fixture.cell(0)?.alpha, equals: 1)
        expect(offsets.last, equals: -100)
    }

    @Test func `a handler receives all visible items, even when the app requests one of them`() {
        var counts: [Int] = []
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            counts.append(items.count)
            for item in items { item.alpha = 0.5 }
        }
        let fixture = CollectionFixture(sections(40), layout: UICollectionViewCompositionalLayout(section: section))
        expect(fixture.collection.indexPathForItem(at: CGPoint(x: 150, y: 150)), equals: fixture.path(5))
        expect(fixture.collection.layoutAttributesForItem(at: fixture.path(5))?.alpha, equals: 0.5)
        fixture.collection.reloadItems(at: [fixture.path(3)])
        fixture.stage.advance(by: 1)
        expect(!counts.isEmpty && counts.allSatisfy { $0 == 32 })
    }
}

extension UIView {
    fileprivate func pinned(to view: UIView) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor), topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
