import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Layouts that the collection view mirrors from right to left.
@MainActor @Suite(.onStage) struct MirroredLayoutTests {
    private final class MirroredFlow: UICollectionViewFlowLayout {
        var mirrors = true
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors }
    }

    private func makeFixture(
        _ direction: UICollectionView.ScrollDirection, mirrors: Bool = true
    ) -> CollectionFixture {
        let layout = MirroredFlow()
        layout.mirrors = mirrors
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.scrollDirection = direction
        let fixture = CollectionFixture(ItemSource(count: 60), layout: layout)
        return fixture
    }

    private func mirror(_ fixture: CollectionFixture) {
        fixture.collection.semanticContentAttribute = .forceRightToLeft
        fixture.collection.reloadData()
        fixture.stage.host.turn()
    }

    @Test func `lines begin at the right, and items are found where they are`() {
        let fixture = makeFixture(.vertical)
        #expect(fixture.cell(0)?.frame.minX == 0)
        mirror(fixture)
        #expect(fixture.cell(0)?.frame == CGRect(x: 310, y: 0, width: 90, height: 90))
        #expect(fixture.cell(3)?.frame.minX == 0 && fixture.isConsistent())
        #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 390, y: 50)) == fixture.path(0))
        #expect(fixture.collection.layoutAttributesForItem(at: fixture.path(0))?.frame.minX == 310)
        let plain = makeFixture(.vertical, mirrors: false)
        mirror(plain)
        #expect(plain.cell(0)?.frame.minX == 0)
    }

    @Test func `items move to mirrored frames in an update`() {
        let fixture = makeFixture(.vertical)
        mirror(fixture)
        fixture.source.sections[0].insert("new", at: 0)
        fixture.collection.insertItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 0.1)
        let moving: CGFloat = fixture.cell(1)?.layer.presentation()?.frame.minX ?? 0
        #expect(moving > fixture.cell(1)?.frame.minX ?? 400 && moving < 310)
        fixture.stage.advance(by: 1)
        #expect(fixture.cell(0)?.frame.minX == 310 && fixture.isConsistent())
    }

    @Test func `a layout that scrolls sideways begins at its right end`() {
        let fixture = makeFixture(.horizontal)
        mirror(fixture)
        let collection = fixture.collection
        collection.collectionViewLayout.invalidateLayout()
        let other = MirroredFlow()
        other.itemSize = CGSize(width: 90, height: 90)
        other.scrollDirection = .horizontal
        collection.collectionViewLayout = other
        fixture.stage.host.turn()
        #expect(collection.contentOffset.x == collection.contentSize.width - 400)
        #expect(fixture.cell(0)?.frame.maxX == collection.contentSize.width && fixture.isConsistent())
        collection.scrollToItem(at: fixture.path(59), at: .left, animated: false)
        fixture.stage.host.turn()
        #expect(collection.contentOffset.x == 0 && fixture.isConsistent())
    }
}
