import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Sections that scroll horizontally, while sections change.
@MainActor @Suite(.onStage) struct OrthogonalSectionTests {
    /// Returns a section with cards of 200 by 120 points that scroll horizontally.
    private func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        return section
    }

    /// Returns a section with rows of 100 points.
    private func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func sections(_ counts: Int...) -> ItemSource {
        ItemSource(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    private func scrollers(_ fixture: CollectionFixture) -> [OrthogonalScrollView] {
        fixture.collection.subviews.compactMap { $0 as? OrthogonalScrollView }
    }

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .continuous])
    func `a section can disappear in a reload while it is dragged`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        let source = sections(2, 20)
        let fixture = CollectionFixture(
            source,
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.rows() : self.row(behavior) })
        fixture.stage.touch(.began, 300, 260)
        fixture.stage.drag(from: CGPoint(x: 300, y: 260), to: CGPoint(x: 180, y: 260), duration: 0.3)
        source.sections.removeLast()
        fixture.collection.reloadData()
        // The layout is prepared, but the views are not laid out yet.
        expect(fixture.collection.layoutAttributesForItem(at: fixture.path(1))?.frame.minY, equals: 100)
        fixture.stage.touch(.ended, 180, 260)
        fixture.stage.advance(by: 1)
        expect(scrollers(fixture).isEmpty && fixture.texts == ["0.0", "0.1"])
    }

    @Test func `a reload without a section ends its drag`() {
        let source = sections(2, 20)
        let fixture = CollectionFixture(
            source,
            layout: UICollectionViewCompositionalLayout { index, _ in
                index == 0 ? self.rows() : self.row(.groupPaging)
            })
        fixture.stage.touch(.began, 300, 260)
        fixture.stage.drag(from: CGPoint(x: 300, y: 260), to: CGPoint(x: 180, y: 260), duration: 0.3)
        source.sections.removeLast()
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        expect(scrollers(fixture).isEmpty)
        fixture.stage.drag(from: CGPoint(x: 180, y: 260), to: CGPoint(x: 100, y: 260), duration: 0.3)
        fixture.stage.touch(.ended, 100, 260)
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["0.0", "0.1"])
    }

    @Test func `the scroll view of a deleted section disappears with its cells`() {
        let source = sections(20, 3)
        let fixture = CollectionFixture(
            source,
            layout: UICollectionViewCompositionalLayout { index, _ in
                index == 0 && source.sections.count == 2 ? self.row() : self.rows()
            })
        source.sections.removeFirst()
        fixture.collection.deleteSections([0])
        fixture.stage.advance(by: 0.1)
        expect(scrollers(fixture).count, equals: 1)
        // The cells that fade out cannot be touched.
        let path: IndexPath = fixture.path(0)
        fixture.stage.tap(300, 60)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [path])
        fixture.stage.advance(by: 1)
        expect(scrollers(fixture).isEmpty)
    }

    @Test func `another layout removes the scroll view of a section that is being deleted`() {
        let source = sections(20, 3)
        let fixture = CollectionFixture(
            source,
            layout: UICollectionViewCompositionalLayout { index, _ in
                index == 0 && source.sections.count == 2 ? self.row() : self.rows()
            })
        source.sections.removeFirst()
        fixture.collection.deleteSections([0])
        fixture.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows())
        fixture.stage.advance(by: 1)
        expect(scrollers(fixture).isEmpty && fixture.texts == ["1.0", "1.1", "1.2"])
    }

    @Test func `a deleted section that decelerates does not scroll the next section`() {
        let source = sections(100, 100)
        let fixture = CollectionFixture(source, layout: UICollectionViewCompositionalLayout(section: row()))
        fixture.stage.swipe(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 100, y: 60), duration: 0.1)
        expect(scrollers(fixture).contains { $0.isDecelerating })
        source.sections.removeFirst()
        fixture.collection.deleteSections([0])
        fixture.stage.advance(by: 2)
        expect(scrollers(fixture).map(\.contentOffset.x), equals: [0])
        expect(fixture.texts.prefix(2), equals: ["1.0", "1.1"])
    }

    @Test(arguments: [true, false])
    func `scrolling to an item outside the screen also scrolls its section`(isAnimated: Bool) {
        let fixture = CollectionFixture(
            sections(30, 20),
            layout: UICollectionViewCompositionalLayout { index, _ in index == 0 ? self.rows() : self.row() })
        fixture.collection.scrollToItem(at: fixture.path(9, 1), at: .centeredHorizontally, animated: isAnimated)
        fixture.stage.advance(by: 2)
        let cell = fixture.cell(9, 1)
        expect(cell.map { $0.convert($0.bounds, to: fixture.stage.root) }?.midX, equals: 200)
    }
}
