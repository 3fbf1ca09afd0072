import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct FlowLayoutTests {
    private func frames(_ fixture: CollectionFixture, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { fixture.cell($0)?.frame }
    }

    @Test func `items stand in columns, line below line`() {
        let fixture = CollectionFixture(Things(count: 6))
        // Four of 90 and three gaps of at least 10 find room in 400: 40 are left for three gaps. On whole pixels.
        #expect(frames(fixture, 6).map(\.minX) == [0, 103.5, 206.5, 310, 0, 103.5])
        #expect(frames(fixture, 6).map(\.minY) == [0, 0, 0, 0, 100, 100])
        #expect(fixture.collection.contentSize == CGSize(width: 400, height: 190))
        #expect(fixture.holdsTogether())
    }

    @Test func `only what is seen has cells, and cells are used again`() {
        let fixture = CollectionFixture(Things(count: 10_000))
        #expect(fixture.collection.visibleCells.count == 32)
        #expect(fixture.things.cellsAsked.count == 32)
        var made: Set<ObjectIdentifier> = []
        for step in 0..<60 {
            fixture.collection.contentOffset.y = CGFloat(step) * 47
            fixture.collection.layoutIfNeeded()
            #expect(fixture.holdsTogether())
            for cell in fixture.collection.visibleCells { made.insert(ObjectIdentifier(cell)) }
        }
        #expect(made.count <= 40)
    }

    @Test func `a frame of scrolling asks the layout for nothing new`() {
        let fixture = CollectionFixture(Things(count: 10_000))
        let before: UICollectionViewLayoutAttributes? = fixture.flow.layoutAttributesForItem(at: fixture.path(4))
        fixture.collection.contentOffset.y = 3
        fixture.collection.layoutIfNeeded()
        #expect(fixture.flow.layoutAttributesForItem(at: fixture.path(4)) === before)
        // One more line came into view.
        #expect(fixture.things.cellsAsked.count == 36)
    }

    @Test func `a cell has its size when it is made`() {
        let fixture = CollectionFixture(Things(count: 1))
        #expect(fixture.cell(0)?.sizeWhenMade == CGSize(width: 90, height: 90))
    }

    @Test func `the delegate says sizes, insets, spacings, headers and footers`() {
        final class Choosy: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
            ) -> CGSize { CGSize(width: path.item == 0 ? 300 : 100, height: 50) }
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20) }
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat { 30 }
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { CGSize(width: 1, height: 40) }
        }
        let fixture = CollectionFixture(Things([["a", "b", "c"]]))
        let delegate = Choosy()
        fixture.collection.delegate = delegate
        fixture.collection.layoutIfNeeded()
        #expect(
            frames(fixture, 3).map(\.origin) == [
                CGPoint(x: 45, y: 45), CGPoint(x: 10, y: 125), CGPoint(x: 120, y: 125),
            ])
        let header: UICollectionReusableView? = fixture.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 400, height: 40))
        #expect(fixture.collection.contentSize.height == 190)
    }

    @Test func `it scrolls across as it scrolls down`() {
        let fixture = CollectionFixture(Things(count: 20)) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 30, height: 1)
        }
        // Eight of 90 and seven gaps find room in 800.
        #expect(fixture.cell(0)?.frame.origin == CGPoint(x: 30, y: 0))
        #expect(fixture.cell(7)?.frame.maxY == 800)
        #expect(fixture.cell(8)?.frame.origin == CGPoint(x: 130, y: 0))
        #expect(fixture.collection.contentSize == CGSize(width: 30 + 3 * 90 + 2 * 10, height: 800))
        #expect(fixture.holdsTogether())
    }

    @Test func `another width flows the items anew, and what is read stays`() {
        let fixture = CollectionFixture(Things(count: 400))
        fixture.collection.contentOffset.y = 2_030
        fixture.collection.layoutIfNeeded()
        let first: IndexPath = fixture.collection.indexPathsForVisibleItems[0]
        let distance: CGFloat = fixture.collection.cellForItem(at: first)!.frame.minY - 2_030
        fixture.collection.frame.size.width = 300
        fixture.stage.host.turn()
        #expect(fixture.collection.contentSize == CGSize(width: 300, height: 134 * 100 - 10))
        #expect(
            fixture.collection.cellForItem(at: first)!.frame.minY - fixture.collection.contentOffset.y == distance)
        #expect(fixture.holdsTogether())
    }

    @Test func `a layout may choose the size of its items when it is prepared, and follows the width`() {
        /// Items in two columns, however wide the view is.
        final class Columns: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                prepared += 1
                if let width = collectionView?.bounds.width { itemSize = CGSize(width: (width - 10) / 2, height: 50) }
                super.prepare()
            }
        }
        let layout = Columns()
        let things = Things(count: 20)
        let fixture = CollectionFixture(things, layout: layout)
        #expect(frames(fixture, 3).map(\.minX) == [0, 205, 0])
        fixture.collection.frame.size.width = 300
        fixture.stage.host.turn()
        #expect(frames(fixture, 3).map(\.minX) == [0, 155, 0])
        #expect(fixture.cell(0)?.frame.width == 145)
        let prepared: Int = layout.prepared
        fixture.stage.pass(1)
        #expect(layout.prepared == prepared)
        #expect(fixture.holdsTogether())
    }

    @Test func `the same width asks for nothing`() {
        let fixture = CollectionFixture(Things(count: 400))
        var asked = 0
        fixture.things.size = { _ in
            asked += 1
            return CGSize(width: 90, height: 90)
        }
        fixture.flow.invalidateLayout()
        fixture.collection.layoutIfNeeded()
        #expect(asked == 400)
        fixture.collection.frame.size.height = 700
        fixture.collection.contentOffset.y = 100
        fixture.collection.layoutIfNeeded()
        #expect(asked == 400)
    }

    @Test func `content insets and safe areas make the lines narrower`() {
        let fixture = CollectionFixture(Things(count: 4))
        fixture.collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 80)
        fixture.collection.layoutIfNeeded()
        #expect(
            frames(fixture, 4).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 100),
            ])
        fixture.collection.contentInset = .zero
        fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        fixture.flow.sectionInsetReference = .fromLayoutMargins
        fixture.collection.layoutIfNeeded()
        #expect(frames(fixture, 4).map(\.minX) == [50, 155, 260, 50])
    }

    @Test func `headers stay at the top while their section is seen`() {
        let things = Things([(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
        let fixture = CollectionFixture(things) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        func header(_ section: Int) -> CGRect? {
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))?.frame
        }
        #expect(header(0)?.minY == 0)
        fixture.collection.contentOffset.y = 500
        fixture.collection.layoutIfNeeded()
        #expect(header(0)?.minY == 500)
        // The first section ends at 30 + 10 lines of 100 less a gap.
        fixture.collection.contentOffset.y = 1_010
        fixture.collection.layoutIfNeeded()
        #expect(header(0)?.maxY == 1_020)
        #expect(header(1)?.minY == 1_020)
        #expect(fixture.holdsTogether())
    }

    @Test func `footers stay at the bottom`() {
        let fixture = CollectionFixture(Things(count: 100)) {
            $0.footerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionFootersPinToVisibleBounds = true
        }
        let footer: UICollectionReusableView? = fixture.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: fixture.path(0))
        #expect(footer?.frame == CGRect(x: 0, y: 770, width: 400, height: 30))
        fixture.collection.contentOffset.y = 5
        fixture.collection.layoutIfNeeded()
        #expect(footer?.frame.minY == 775)
    }

    @Test func `a metric that changes lays the items out again, the same one does not`() {
        let fixture = CollectionFixture(Things(count: 8))
        fixture.flow.minimumLineSpacing = 25
        #expect(!fixture.collection.isLayoutValid)
        fixture.collection.layoutIfNeeded()
        #expect(fixture.cell(4)?.frame.minY == 115)
        fixture.flow.minimumLineSpacing = 25
        fixture.flow.itemSize = CGSize(width: 90, height: 90)
        #expect(fixture.collection.isLayoutValid)
    }

    @Test func `an item is scrolled to where it is wanted`() {
        let fixture = CollectionFixture(Things(count: 400))
        fixture.collection.scrollToItem(at: fixture.path(200), at: .top, animated: false)
        #expect(fixture.collection.contentOffset.y == 5_000)
        fixture.collection.scrollToItem(at: fixture.path(200), at: .centeredVertically, animated: false)
        #expect(fixture.collection.contentOffset.y == 4_645)
        fixture.collection.scrollToItem(at: fixture.path(200), at: .bottom, animated: false)
        #expect(fixture.collection.contentOffset.y == 4_290)
        fixture.collection.scrollToItem(at: fixture.path(200), at: [], animated: false)
        #expect(fixture.collection.contentOffset.y == 4_290)
        fixture.collection.scrollToItem(at: fixture.path(399), at: .top, animated: true)
        fixture.stage.pass(2)
        #expect(fixture.collection.contentOffset.y == 9_190)
        #expect(fixture.holdsTogether())
    }
}
