import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct FlowLayoutTests {
    private func frames(_ fixture: CollectionFixture, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { fixture.cell($0)?.frame }
    }

    @Test func `items are arranged in columns and lines`() {
        let fixture = CollectionFixture(ItemSource(count: 6))
        // Four items of 90 points and three gaps of at least 10 fit into 400 points. The gaps share 40 points, and the
        // origins are on pixels.
        expect(frames(fixture, 6).map(\.minX), equals: [0, 103.5, 206.5, 310, 0, 103.5])
        expect(frames(fixture, 6).map(\.minY), equals: [0, 0, 0, 0, 100, 100])
        expect(fixture.collection.contentSize, equals: CGSize(width: 400, height: 190))
        expect(fixture.isConsistent())
    }

    @Test func `only visible items have cells, and scrolling reuses them`() {
        let fixture = CollectionFixture(ItemSource(count: 10_000))
        expect(fixture.collection.visibleCells.count, equals: 32)
        expect(fixture.source.requestedCells.count, equals: 32)
        var createdCells: Set<ObjectIdentifier> = []
        for step in 0..<60 {
            fixture.collection.contentOffset.y = CGFloat(step) * 47
            fixture.collection.layoutIfNeeded()
            expect(fixture.isConsistent())
            for cell in fixture.collection.visibleCells { createdCells.insert(ObjectIdentifier(cell)) }
        }
        expect(createdCells.count, isAtMost: 40)
    }

    @Test func `a frame of scrolling reuses the attributes of the layout`() {
        let fixture = CollectionFixture(ItemSource(count: 10_000))
        let before: UICollectionViewLayoutAttributes? = fixture.flow.layoutAttributesForItem(at: fixture.path(4))
        fixture.collection.contentOffset.y = 3
        fixture.collection.layoutIfNeeded()
        expect(fixture.flow.layoutAttributesForItem(at: fixture.path(4)), isIdenticalTo: before)
        // One more line became visible.
        expect(fixture.source.requestedCells.count, equals: 36)
    }

    @Test func `a cell is created with its size`() {
        let fixture = CollectionFixture(ItemSource(count: 1))
        expect(fixture.cell(0)?.initialSize, equals: CGSize(width: 90, height: 90))
    }

    @Test func `the delegate determines sizes, insets, spacings and headers`() {
        final class MetricsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
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
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]))
        let delegate = MetricsDelegate()
        fixture.collection.delegate = delegate
        fixture.collection.layoutIfNeeded()
        expect(
            frames(fixture, 3).map(\.origin),
            equals: [
                CGPoint(x: 45, y: 45), CGPoint(x: 10, y: 125), CGPoint(x: 120, y: 125),
            ])
        let header: UICollectionReusableView? = fixture.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0))
        expect(header?.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 40))
        expect(fixture.collection.contentSize.height, equals: 190)
    }

    /// Returns a context that invalidates a part of the layout.
    private func context(metrics: Bool, attributes: Bool) -> UICollectionViewFlowLayoutInvalidationContext {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = metrics
        context.invalidateFlowLayoutAttributes = attributes
        return context
    }

    @Test func `an invalidation without metrics requests no sizes from the delegate`() {
        let source = ItemSource(count: 6)
        var requests = 0
        var side: CGFloat = 90
        source.size = { _ in
            requests += 1
            return CGSize(width: side, height: side)
        }
        let fixture = CollectionFixture(source)
        let initialRequests: Int = requests
        side = 50
        fixture.flow.invalidateLayout(with: context(metrics: false, attributes: true))
        fixture.collection.layoutIfNeeded()
        expect(requests, equals: initialRequests)
        expect(frames(fixture, 6).map(\.minX), equals: [0, 103.5, 206.5, 310, 0, 103.5])
        fixture.flow.invalidateLayout(with: context(metrics: true, attributes: true))
        fixture.collection.layoutIfNeeded()
        expect(requests, isGreaterThan: initialRequests)
        expect(fixture.cell(5)?.frame.size, equals: CGSize(width: 50, height: 50))
    }

    @Test func `an invalidation without metrics arranges the items for a new width`() {
        final class WidthLayout: UICollectionViewFlowLayout {
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds)
                (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
                return context
            }
        }
        let source = ItemSource(count: 6)
        var requests = 0
        source.size = { _ in
            requests += 1
            return CGSize(width: 90, height: 90)
        }
        let fixture = CollectionFixture(source, layout: WidthLayout())
        let initialRequests: Int = requests
        fixture.collection.frame.size.width = 190
        fixture.collection.layoutIfNeeded()
        expect(requests, equals: initialRequests)
        expect(frames(fixture, 6).map(\.minX), equals: [0, 100, 0, 100, 0, 100])
        expect(fixture.isConsistent())
    }

    @Test func `an invalidation without metrics and attributes keeps all attributes`() {
        let fixture = CollectionFixture(ItemSource(count: 6))
        let before: UICollectionViewLayoutAttributes? = fixture.flow.layoutAttributesForItem(at: fixture.path(4))
        fixture.flow.invalidateLayout(with: context(metrics: false, attributes: false))
        fixture.collection.layoutIfNeeded()
        expect(fixture.flow.layoutAttributesForItem(at: fixture.path(4)), isIdenticalTo: before)
        fixture.flow.invalidateLayout(with: context(metrics: false, attributes: true))
        fixture.collection.layoutIfNeeded()
        expect(fixture.flow.layoutAttributesForItem(at: fixture.path(4)), isNotIdenticalTo: before)
    }

    @Test func `new items request metrics regardless of the context`() {
        let fixture = CollectionFixture(ItemSource(count: 6))
        fixture.flow.invalidateLayout(with: context(metrics: false, attributes: false))
        fixture.source.sections = [["a", "b"]]
        fixture.collection.reloadData()
        expect(fixture.isConsistent() && fixture.texts == ["a", "b"])
    }

    @Test func `horizontal scrolling arranges items like vertical scrolling`() {
        let fixture = CollectionFixture(ItemSource(count: 20)) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 30, height: 1)
        }
        // Eight items of 90 points and seven gaps of at least 10 fit into 800 points.
        expect(fixture.cell(0)?.frame.origin, equals: CGPoint(x: 30, y: 0))
        expect(fixture.cell(7)?.frame.maxY, equals: 800)
        expect(fixture.cell(8)?.frame.origin, equals: CGPoint(x: 130, y: 0))
        expect(fixture.collection.contentSize, equals: CGSize(width: 30 + 3 * 90 + 2 * 10, height: 800))
        expect(fixture.isConsistent())
    }

    @Test func `a new width rearranges the items, and visible items keep their positions`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.collection.contentOffset.y = 2_030
        fixture.collection.layoutIfNeeded()
        let first: IndexPath = fixture.collection.indexPathsForVisibleItems[0]
        let distance: CGFloat = fixture.collection.cellForItem(at: first)!.frame.minY - 2_030
        fixture.collection.frame.size.width = 300
        fixture.stage.host.turn()
        expect(fixture.collection.contentSize, equals: CGSize(width: 300, height: 134 * 100 - 10))
        expect(
            fixture.collection.cellForItem(at: first)!.frame.minY - fixture.collection.contentOffset.y, equals: distance
        )
        expect(fixture.isConsistent())
    }

    @Test func `a layout can set the size of its items in prepare, for each width`() {
        /// A layout with two columns at every width.
        final class Columns: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                prepared += 1
                if let width = collectionView?.bounds.width { itemSize = CGSize(width: (width - 10) / 2, height: 50) }
                super.prepare()
            }
        }
        let layout = Columns()
        let source = ItemSource(count: 20)
        let fixture = CollectionFixture(source, layout: layout)
        expect(frames(fixture, 3).map(\.minX), equals: [0, 205, 0])
        fixture.collection.frame.size.width = 300
        fixture.stage.host.turn()
        expect(frames(fixture, 3).map(\.minX), equals: [0, 155, 0])
        expect(fixture.cell(0)?.frame.width, equals: 145)
        let prepared: Int = layout.prepared
        fixture.stage.advance(by: 1)
        expect(layout.prepared, equals: prepared)
        expect(fixture.isConsistent())
    }

    @Test func `items that are scaled while the content scrolls do not change the content offset`() {
        final class Carousel: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let center: CGFloat = collectionView?.bounds.midX ?? 0
                let all = super.layoutAttributesForElements(in: rect) ?? []
                let copies = all.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
                for item in copies {
                    let scale: CGFloat = 1 - min(abs(item.center.x - center) / 1_000, 0.5)
                    item.transform3D = CATransform3DMakeScale(scale, scale, 1)
                }
                return copies
            }
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 260).rounded() * 260, y: 0) }
        }
        let layout = Carousel()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 240, height: 600)
        layout.minimumLineSpacing = 20
        layout.sectionInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
        let fixture = CollectionFixture(ItemSource(count: 10), layout: layout)
        fixture.collection.decelerationRate = .fast
        fixture.stage.swipe(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.3)
        fixture.stage.advance(by: 2)
        expect(fixture.collection.contentOffset.x, isAtLeast: 260)
        expect(fixture.collection.contentOffset.x.truncatingRemainder(dividingBy: 260), equals: 0)
    }

    @Test func `a new height requests no sizes`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        var requestCount = 0
        fixture.source.size = { _ in
            requestCount += 1
            return CGSize(width: 90, height: 90)
        }
        fixture.flow.invalidateLayout()
        fixture.collection.layoutIfNeeded()
        expect(requestCount, equals: 400)
        fixture.collection.frame.size.height = 700
        fixture.collection.contentOffset.y = 100
        fixture.collection.layoutIfNeeded()
        expect(requestCount, equals: 400)
    }

    @Test func `content insets and layout margins reduce the width of lines`() {
        let fixture = CollectionFixture(ItemSource(count: 4))
        fixture.collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 80)
        fixture.collection.layoutIfNeeded()
        expect(
            frames(fixture, 4).map(\.origin),
            equals: [
                CGPoint(x: 0, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 100),
            ])
        fixture.collection.contentInset = .zero
        fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
        fixture.flow.sectionInsetReference = .fromLayoutMargins
        fixture.collection.layoutIfNeeded()
        expect(frames(fixture, 4).map(\.minX), equals: [50, 155, 260, 50])
    }

    @Test func `pinned headers stay at the top while their section is visible`() {
        let source = ItemSource([(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
        let fixture = CollectionFixture(source) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        func header(_ section: Int) -> CGRect? {
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))?.frame
        }
        expect(header(0)?.minY, equals: 0)
        fixture.collection.contentOffset.y = 500
        fixture.collection.layoutIfNeeded()
        expect(header(0)?.minY, equals: 500)
        // The first section ends at 30 + 10 × 100 − 10 points: a header, and ten lines with nine gaps of 10 points.
        fixture.collection.contentOffset.y = 1_010
        fixture.collection.layoutIfNeeded()
        expect(header(0)?.maxY, equals: 1_020)
        expect(header(1)?.minY, equals: 1_020)
        expect(fixture.isConsistent())
    }

    @Test func `a pinned header stays while only the inset of its section is visible`() {
        let source = ItemSource([["a"], (0..<80).map { "b\($0)" }])
        let fixture = CollectionFixture(source) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionInset.bottom = 500
            $0.sectionHeadersPinToVisibleBounds = true
        }
        // The first section ends at 620 points: its header, one line, and the inset.
        fixture.collection.contentOffset.y = 200
        fixture.collection.layoutIfNeeded()
        let header = fixture.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0))
        expect(header?.frame, equals: CGRect(x: 0, y: 200, width: 400, height: 30))
        expect(fixture.isConsistent())
    }

    @Test func `pinned footers stay at the bottom`() {
        let fixture = CollectionFixture(ItemSource(count: 100)) {
            $0.footerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionFootersPinToVisibleBounds = true
        }
        let footer: UICollectionReusableView? = fixture.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: fixture.path(0))
        expect(footer?.frame, equals: CGRect(x: 0, y: 770, width: 400, height: 30))
        fixture.collection.contentOffset.y = 5
        fixture.collection.layoutIfNeeded()
        expect(footer?.frame.minY, equals: 775)
    }

    @Test func `only a changed metric invalidates the layout`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.flow.minimumLineSpacing = 25
        expect(!fixture.collection.isLayoutValid)
        fixture.collection.layoutIfNeeded()
        expect(fixture.cell(4)?.frame.minY, equals: 115)
        fixture.flow.minimumLineSpacing = 25
        fixture.flow.itemSize = CGSize(width: 90, height: 90)
        expect(fixture.collection.isLayoutValid)
    }

    @Test func `an item is scrolled to the requested position`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.collection.scrollToItem(at: fixture.path(200), at: .top, animated: false)
        expect(fixture.collection.contentOffset.y, equals: 5_000)
        fixture.collection.scrollToItem(at: fixture.path(200), at: .centeredVertically, animated: false)
        expect(fixture.collection.contentOffset.y, equals: 4_645)
        fixture.collection.scrollToItem(at: fixture.path(200), at: .bottom, animated: false)
        expect(fixture.collection.contentOffset.y, equals: 4_290)
        fixture.collection.scrollToItem(at: fixture.path(200), at: [], animated: false)
        expect(fixture.collection.contentOffset.y, equals: 4_290)
        fixture.collection.scrollToItem(at: fixture.path(399), at: .top, animated: true)
        fixture.stage.advance(by: 2)
        expect(fixture.collection.contentOffset.y, equals: 9_190)
        expect(fixture.isConsistent())
    }

    @Test func `items follow the layout margins to which section insets are relative`() {
        let fixture = CollectionFixture(ItemSource(count: 8)) { $0.sectionInsetReference = .fromLayoutMargins }
        for left in [10, 60] as [CGFloat] {
            fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
            fixture.stage.host.turn()
            expect(fixture.cell(0)?.frame.minX, equals: left)
        }
    }
}
