import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CollectionIndexTests {
    private static let letters: [String] = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    /// Creates a grid with a section of eight items for each letter. A section is 220 points high, with its header.
    private func fixture(_ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }) -> CollectionFixture {
        let source = ItemSource(Self.letters.map { letter in (0..<8).map { "\(letter)\($0)" } })
        source.indexTitles = Self.letters
        return CollectionFixture(source) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            prepare($0)
        }
    }

    /// Touches a title, and lifts the finger.
    private func touchTitle(_ index: Int, _ fixture: CollectionFixture) {
        let y = CGFloat(400 - 13 * 14 + index * 14 + 7)
        fixture.stage.touch(.began, 392, y)
        fixture.stage.touch(.ended, 392, y)
    }

    @Test func `a touch on an index title scrolls to the item of the title`() throws {
        let fixture = fixture()
        let index = try #require(fixture.collection.sectionIndex)
        expect(index.frame, equals: CGRect(x: 385, y: 0, width: 15, height: 800))
        expect(fixture.collection.subviews.last, isIdenticalTo: index)
        touchTitle(5, fixture)
        expect(fixture.source.events, equals: ["title F"])
        expect(fixture.collection.contentOffset.y, equals: 1_100.0)
        fixture.source.indexPath = { IndexPath(item: 4, section: $0) }
        touchTitle(7, fixture)
        expect(fixture.collection.contentOffset.y, equals: 1_670.0)
        expect(index.frame.minY, equals: fixture.collection.contentOffset.y)
        expect(fixture.isConsistent())
    }

    @Test func `a drag over the index titles scrolls from title to title`() {
        let fixture = fixture()
        fixture.stage.touch(.began, 392, 225)
        fixture.stage.drag(from: CGPoint(x: 392, y: 225), to: CGPoint(x: 392, y: 267), duration: 0.2)
        expect(fixture.source.events, equals: ["title A", "title B", "title C", "title D"])
        expect(fixture.collection.contentOffset.y, equals: 660.0)
    }

    @Test func `a pinned header does not cover the item of a title`() {
        let fixture = fixture { $0.sectionHeadersPinToVisibleBounds = true }
        fixture.collection.contentOffset.y = 5 * 220 + 50
        fixture.stage.host.turn()
        touchTitle(5, fixture)
        expect(fixture.collection.contentOffset.y, equals: 1_100.0)
        expect(fixture.collection.subviews.last, isIdenticalTo: fixture.collection.sectionIndex)
    }

    @Test func `index titles scroll sideways in a horizontal layout`() {
        let source = ItemSource(Self.letters.map { [$0] })
        source.indexTitles = Self.letters
        let fixture = CollectionFixture(source) { $0.scrollDirection = .horizontal }
        touchTitle(5, fixture)
        expect(fixture.collection.contentOffset, equals: CGPoint(x: 5 * 90, y: 0))
    }

    @Test func `the index is at the left edge when the layout direction is right to left`() {
        let fixture = fixture()
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.stage.host.turn()
        expect(fixture.collection.sectionIndex?.frame, equals: CGRect(x: 0, y: 0, width: 15, height: 800))
    }

    @Test func `the index titles are requested again after updates and reloads`() {
        let fixture = fixture()
        fixture.source.sections.removeFirst()
        fixture.source.indexTitles?.removeFirst()
        fixture.collection.performBatchUpdates { fixture.collection.deleteSections([0]) }
        fixture.stage.advance(by: 1)
        expect(fixture.collection.sectionIndex?.titles, equals: Array(Self.letters.dropFirst()))
        fixture.source.indexTitles = nil
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        expectNil(fixture.collection.sectionIndex)
        expect(!fixture.collection.subviews.contains { $0 is SectionIndexView })
    }

    private final class TitledSource: UICollectionViewDiffableDataSource<String, Int> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? {
            snapshot().sectionIdentifiers
        }

        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 0, section: index) }
    }

    @Test func `the index shows the sections of the snapshot that was applied last`() {
        let stage = Stage()
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = TitledSource(collectionView: collection) { collection, path, _ in
            collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        stage.root.addSubview(collection)
        stage.host.turn()
        expectNil(collection.sectionIndex)
        source.apply(DiffableFixture.snapshot([("a", [1]), ("b", [2])]))
        stage.advance(by: 1)
        expect(collection.sectionIndex?.titles, equals: ["a", "b"])
        source.apply(DiffableFixture.snapshot([("b", [2]), ("c", [3])]))
        stage.advance(by: 1)
        expect(collection.sectionIndex?.titles, equals: ["b", "c"])
    }
}
