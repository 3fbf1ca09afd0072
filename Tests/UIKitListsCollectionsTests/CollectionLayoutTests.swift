import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CollectionLayoutTests {
    /// A layout that places items on a diagonal in front of a decoration view. Later items cover earlier ones.
    final class Diagonal: UICollectionViewLayout {
        final class Backdrop: UICollectionReusableView {}
        final class Attributes: UICollectionViewLayoutAttributes {
            var shade: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Attributes)?.shade = shade
                return copy
            }
            override func isEqual(_ object: Any?) -> Bool {
                super.isEqual(object) && (object as? Attributes)?.shade == shade
            }
        }

        var events: [String] = []
        var shade: CGFloat = 1
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override func prepare() { events.append("prepare") }
        override var collectionViewContentSize: CGSize {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return CGSize(width: 400, height: count * 40 + 60)
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = Attributes(forCellWith: path)
            attributes.frame = CGRect(x: path.item * 10, y: path.item * 40, width: 100, height: 100)
            attributes.zIndex = path.item
            attributes.shade = shade
            return attributes
        }
        override func layoutAttributesForDecorationView(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
            attributes.zIndex = -1
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count: Int = collectionView?.numberOfItems(inSection: 0) ?? 0
            let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            let backdrop = layoutAttributesForDecorationView(ofKind: "backdrop", at: IndexPath(item: 0, section: 0))
            return items.filter { $0.frame.intersects(rect) } + [backdrop].compactMap { $0 }
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            events.append("bounds \(Int(collectionView?.bounds.width ?? 0)) to \(Int(newBounds.width))")
            return newBounds.width != collectionView?.bounds.width
        }
        override func targetContentOffset(
            forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            CGPoint(x: offset.x, y: (offset.y / 40).rounded() * 40)
        }
    }

    final class ShadedCell: UICollectionViewCell {
        var shade: CGFloat?
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            shade = (layoutAttributes as? Diagonal.Attributes)?.shade
        }
    }

    private func make() -> (CollectionFixture, Diagonal) {
        let layout = Diagonal()
        layout.register(Diagonal.Backdrop.self, forDecorationViewOfKind: "backdrop")
        let fixture = CollectionFixture(ItemSource(count: 60), layout: layout)
        return (fixture, layout)
    }

    @Test func `a custom layout places cells and decoration views`() {
        let (fixture, layout) = make()
        expect(layout.events.filter { $0 == "prepare" }.count, equals: 1)
        expect(fixture.cell(3)?.frame, equals: CGRect(x: 30, y: 120, width: 100, height: 100))
        let backdrops: [UIView] = fixture.collection.subviews.filter { $0 is Diagonal.Backdrop }
        expect(backdrops.map(\.frame), equals: [CGRect(x: 0, y: 0, width: 400, height: 2_460)])
        expect(fixture.isConsistent())
    }

    @Test func `the frontmost cell is selected`() {
        let (fixture, _) = make()
        expect(fixture.collection.indexPathForItem(at: CGPoint(x: 50, y: 95)), equals: fixture.path(2))
        fixture.stage.tap(50, 95)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(2)])
    }

    @Test func `shouldInvalidateLayout is called before the bounds change`() {
        let (fixture, layout) = make()
        layout.events = []
        fixture.collection.contentOffset.y = 10
        fixture.collection.layoutIfNeeded()
        expect(layout.events, equals: ["bounds 400 to 400"])
        layout.events = []
        fixture.collection.frame.size.width = 300
        fixture.collection.layoutIfNeeded()
        expect(layout.events, equals: ["bounds 400 to 300", "prepare"])
    }

    @Test func `cells receive attributes of a custom class`() {
        let (fixture, layout) = make()
        fixture.collection.register(ShadedCell.self, forCellWithReuseIdentifier: "item")
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        let cell = fixture.collection.cellForItem(at: fixture.path(2)) as? ShadedCell
        expect(cell?.shade, equals: 1)
        layout.shade = 0.5
        layout.invalidateLayout()
        fixture.stage.host.turn()
        expect(cell?.shade, equals: 0.5)
    }

    @Test func `the layout determines where a fling ends`() {
        let (fixture, _) = make()
        fixture.stage.touch(.began, 200, 600)
        fixture.stage.advance(by: 0.02)
        for step in 1...6 {
            fixture.stage.touch(.moved, 200, 600 - CGFloat(step) * 30)
            fixture.stage.advance(by: 0.016)
        }
        fixture.stage.touch(.ended, 200, 420)
        fixture.stage.advance(by: 5)
        let offset: CGFloat = fixture.collection.contentOffset.y
        expect(offset, isGreaterThan: 100)
        expect(offset.truncatingRemainder(dividingBy: 40), equals: 0)
    }

    @Test func `a change of layout is animated`() {
        let fixture = CollectionFixture(ItemSource(count: 20))
        let cell: UICollectionViewCell = fixture.cell(1)!
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 400, height: 30)
        list.minimumLineSpacing = 0
        var isDone: Bool?
        fixture.collection.setCollectionViewLayout(list, animated: true) { isDone = $0 }
        fixture.stage.advance(by: 0.15)
        let frame: CGRect = cell.layer.presentation()!.frame
        expect(frame.width > 100 && frame.width < 390)
        // The content of the cell grows in the same animation.
        expect(abs(cell.contentView.layer.presentation()!.bounds.width - frame.width), isLessThan: 1)
        expectNil(isDone)
        fixture.stage.advance(by: 1)
        expect(isDone, equals: true)
        expect(cell.frame, equals: CGRect(x: 0, y: 30, width: 400, height: 30))
        expect(fixture.collection.collectionViewLayout, isIdenticalTo: list)
        expect(fixture.isConsistent())
        let grid = UICollectionViewFlowLayout()
        fixture.collection.collectionViewLayout = grid
        fixture.stage.host.turn()
        expect(cell.frame.size, equals: CGSize(width: 50, height: 50))
        expectNil(list.collectionView)
        expect(fixture.isConsistent())
    }

    @Test func `a layout receives the update items and determines initial attributes`() {
        final class RecordingLayout: UICollectionViewFlowLayout {
            var events: [String] = []
            override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: items)
                events += items.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func initialLayoutAttributesForAppearingItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
                attributes?.center.y = 700
                return attributes
            }
            override func finalizeCollectionViewUpdates() { events.append("finalize") }
        }
        let layout = RecordingLayout()
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]), layout: layout)
        fixture.source.sections = [["c", "a", "n"]]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(2)])
            fixture.collection.moveItem(at: fixture.path(2), to: fixture.path(0))
        }
        expect(layout.events, equals: ["delete 1 -1", "insert -1 2", "move 2 0", "finalize"])
        // An animation shows its first value until its transaction ends.
        expect(fixture.cell(2)!.layer.presentation()!.frame.midY, equals: 700)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent())
    }

    @Test func `registrations create and configure cells and headers without identifiers`() {
        @MainActor final class Source: NSObject, UICollectionViewDataSource {
            let cells = UICollectionView.CellRegistration<ItemSource.Cell, Int> { cell, _, number in
                cell.label.text = "No. \(number)"
            }
            let headers = UICollectionView.SupplementaryRegistration<ItemSource.Title>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, _, path in view.label.text = "Section \(path.section)" }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item + 1)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at path: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
        }
        let fixture = CollectionFixture(ItemSource(count: 1)) { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
        let source = Source()
        fixture.collection.dataSource = source
        fixture.stage.host.turn()
        expect(fixture.texts, equals: ["No. 1", "No. 2", "No. 3"])
        let header = fixture.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        expect(header.compactMap { ($0 as? ItemSource.Title)?.label.text }, equals: ["Section 0"])
    }

    @Test func `the collection view, its layout and its cells are deallocated`() {
        weak var collection: UICollectionView?
        weak var layout: UICollectionViewLayout?
        weak var cell: UICollectionViewCell?
        inScope {
            let fixture = CollectionFixture(ItemSource(count: 40))
            fixture.source.sections[0].removeFirst()
            fixture.collection.deleteItems(at: [fixture.path(0)])
            fixture.stage.advance(by: 1)
            (collection, layout, cell) = (fixture.collection, fixture.flow, fixture.cell(3))
            fixture.collection.removeFromSuperview()
            fixture.stage.advance(by: 1)
        }
        expect(collection == nil && layout == nil && cell == nil)
    }

    private func inScope(_ body: () -> Void) { body() }
}
