import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Items that are moved interactively, in a grid with four items in a line.
@MainActor @Suite(.onStage) struct MovementTests {
    private func center(_ fixture: CollectionFixture, _ item: Int) -> CGPoint {
        let frame: CGRect = fixture.collection.layoutAttributesForItem(at: fixture.path(item))?.frame ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `other items make room, and the data source moves the item at the end`() throws {
        let fixture = CollectionFixture(ItemSource(count: 40))
        let collection = fixture.collection
        let cell: ItemSource.Cell = try #require(fixture.cell(0))
        expect(collection.beginInteractiveMovementForItem(at: fixture.path(0)))
        let point: CGPoint = center(fixture, 5)
        collection.updateInteractiveMovementTargetPosition(point)
        fixture.stage.advance(by: 0.5)
        expect(cell.center == point && fixture.source.events.isEmpty && collection.hasUncommittedUpdates)
        expect(fixture.texts.prefix(7), equals: ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5", "Item 0", "Item 6"])
        collection.endInteractiveMovement()
        expect(fixture.source.events, equals: ["move 0 5"])
        fixture.stage.advance(by: 0.5)
        expect(fixture.isConsistent() && !collection.hasUncommittedUpdates)
    }

    @Test(arguments: [(UICollectionView.ReorderingCadence.immediate, 0), (.fast, 1), (.slow, 2)])
    func `items make room at the cadence of the collection view`(
        _ cadence: UICollectionView.ReorderingCadence, _ step: Int
    ) {
        let fixture = CollectionFixture(ItemSource(count: 8))
        let collection = fixture.collection
        collection.reorderingCadence = cadence
        let usual: [String] = fixture.texts
        let moved: [String] = ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5", "Item 0", "Item 6", "Item 7"]
        collection.beginInteractiveMovementForItem(at: fixture.path(0))
        // Unless the cadence is immediate, items do not make room at positions that the moved item only passes.
        for item in 1...5 {
            collection.updateInteractiveMovementTargetPosition(center(fixture, item))
            if item < 5 { fixture.stage.advance(by: 0.1) }
        }
        // The delay does not start again while the item moves within one position.
        fixture.stage.advance(by: 0.1)
        let point: CGPoint = center(fixture, 5)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + 2, y: point.y))
        expect(fixture.texts, equals: (step == 0 ? moved : usual))
        fixture.stage.advance(by: 0.15)
        expect(fixture.texts, equals: (step < 2 ? moved : usual))
        fixture.stage.advance(by: 0.5)
        expect(fixture.texts, equals: moved)
        collection.endInteractiveMovement()
        fixture.stage.advance(by: 0.5)
        expect(fixture.source.events == ["move 0 5"] && fixture.isConsistent())
    }

    @Test func `an item that is dropped before there is room stays where there is room`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.collection.reorderingCadence = .slow
        fixture.collection.beginInteractiveMovementForItem(at: fixture.path(0))
        fixture.collection.updateInteractiveMovementTargetPosition(center(fixture, 5))
        fixture.stage.advance(by: 0.3)
        fixture.collection.endInteractiveMovement()
        fixture.stage.advance(by: 1)
        expect(fixture.source.events.isEmpty && fixture.isConsistent())
    }

    @Test func `a canceled movement and an update do not change the items`() {
        let cancels: [(CollectionFixture) -> Void] = [
            { $0.collection.cancelInteractiveMovement() }, { $0.collection.reloadItems(at: [$0.path(9)]) },
            { $0.collection.reloadData() },
        ]
        for cancel in cancels {
            let fixture = CollectionFixture(ItemSource(count: 40))
            fixture.collection.beginInteractiveMovementForItem(at: fixture.path(0))
            fixture.collection.updateInteractiveMovementTargetPosition(center(fixture, 5))
            cancel(fixture)
            fixture.stage.advance(by: 0.6)
            expect(fixture.source.events.isEmpty && fixture.isConsistent())
        }
    }

    @Test func `an item that moves to another section keeps its size`() {
        let source = ItemSource([(0..<6).map { "0.\($0)" }, (0..<3).map { "1.\($0)" }])
        source.size = { [unowned source] path in
            let exists: Bool = source.sections[path.section].indices.contains(path.item)
            expect(exists, "\(path)")
            return CGSize(width: 400, height: 20 + 10 * path.item + 100 * path.section)
        }
        let fixture = CollectionFixture(source)
        let collection = fixture.collection
        expect(collection.beginInteractiveMovementForItem(at: fixture.path(5)))
        let frame: CGRect = collection.layoutAttributesForItem(at: fixture.path(0, 1))?.frame ?? .zero
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        fixture.stage.advance(by: 0.5)
        expect(fixture.texts.suffix(4), equals: ["0.5", "1.0", "1.1", "1.2"])
        let heights: [CGFloat?] = (0..<4).map {
            collection.layoutAttributesForItem(at: fixture.path($0, 1))?.frame.height
        }
        expect(heights, equals: [70, 120, 130, 140])
        collection.cancelInteractiveMovement()
    }

    @Test func `a separator handler receives the index paths of the data`() {
        let source = ItemSource([(0..<6).map { "0.\($0)" }, (0..<3).map { "1.\($0)" }])
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { [unowned source] path, separators in
            expect(source.sections[path.section].indices.contains(path.item), "\(path)")
            var separators = separators
            if path == [0, 5] { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let fixture = CollectionFixture(source, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        let collection = fixture.collection
        expect(collection.beginInteractiveMovementForItem(at: fixture.path(5)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 280))
        fixture.stage.advance(by: 0.5)
        expect(fixture.texts.suffix(4), equals: ["0.5", "1.0", "1.1", "1.2"])
        let separators: [Bool?] = (0..<4).map {
            collection.layoutAttributesForItem(at: fixture.path($0, 1))?.listRow?.showsBottomSeparator
        }
        expect(separators, equals: [false, true, true, true])
        collection.cancelInteractiveMovement()
    }

    @Test func `a large item scrolls toward the edge that it has passed farther`() {
        let fixture = CollectionFixture(ItemSource(count: 3)) { $0.itemSize = CGSize(width: 400, height: 760) }
        let collection = fixture.collection
        expect(collection.beginInteractiveMovementForItem(at: fixture.path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 405))
        fixture.stage.advance(by: 0.5)
        expect(collection.contentOffset.y, isGreaterThan: 0)
        collection.cancelInteractiveMovement()
    }

    @Test func `a layout places the moved item, chooses its target, and receives each change`() {
        final class Layout: UICollectionViewFlowLayout {
            var log: [String] = []

            override func targetIndexPath(
                forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
            ) -> IndexPath {
                let target = super.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
                return IndexPath(item: min(target.item, 3), section: target.section)
            }

            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: position)
                attributes.alpha = 0.5
                return attributes
            }

            override func invalidationContext(
                forInteractivelyMovingItems targets: [IndexPath], withTargetPosition target: CGPoint,
                previousIndexPaths: [IndexPath], previousPosition: CGPoint
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(
                    forInteractivelyMovingItems: targets, withTargetPosition: target,
                    previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
                log.append(
                    "\(context.previousIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []) → "
                        + "\(context.targetIndexPathsForInteractivelyMovingItems?.map(\.item) ?? []) "
                        + "by \(context.interactiveMovementTarget.x - previousPosition.x)")
                return context
            }

            override func invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths final: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
            ) -> UICollectionViewLayoutInvalidationContext {
                log.append(
                    "end \(previousIndexPaths.map(\.item)) → \(final.map(\.item)) canceled: \(movementCancelled)")
                return super.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: final, previousIndexPaths: previousIndexPaths,
                    movementCancelled: movementCancelled)
            }
        }
        let layout = Layout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let fixture = CollectionFixture(ItemSource(count: 8), layout: layout)
        let collection = fixture.collection
        let start: CGPoint = center(fixture, 0)
        collection.beginInteractiveMovementForItem(at: fixture.path(0))
        let cell = fixture.cell(0)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: start.x + 110, y: start.y))
        expect(cell?.alpha, equals: 0.5)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: start.x + 100, y: center(fixture, 5).y))
        expect(layout.log, equals: ["[0] → [1] by 110.0", "[1] → [3] by -10.0"])
        collection.endInteractiveMovement()
        expect(layout.log.last == "end [0] → [3] canceled: false" && fixture.source.events == ["move 0 3"])
        fixture.stage.advance(by: 0.5)
        expect(fixture.isConsistent() && cell?.alpha == 1)
        collection.beginInteractiveMovementForItem(at: fixture.path(2))
        collection.updateInteractiveMovementTargetPosition(start)
        collection.cancelInteractiveMovement()
        expect(layout.log.last, equals: "end [0] → [2] canceled: true")
    }

    @Test func `the data source and the delegate decide where items move`() {
        let source = ItemSource(count: 40)
        source.canMove = { $0.item > 0 }
        source.target = { IndexPath(item: max(1, $0.item), section: 0) }
        let fixture = CollectionFixture(source)
        expect(!fixture.collection.beginInteractiveMovementForItem(at: fixture.path(0)))
        expect(!fixture.collection.beginInteractiveMovementForItem(at: fixture.path(39)))
        expect(fixture.collection.beginInteractiveMovementForItem(at: fixture.path(7)))
        fixture.collection.updateInteractiveMovementTargetPosition(center(fixture, 0))
        fixture.collection.endInteractiveMovement()
        fixture.stage.advance(by: 0.5)
        expect(source.events == ["move 7 1"] && fixture.isConsistent())
    }

    @Test func `a long press moves the items of a controller that overrides moveItemAt`() {
        class Controller: UICollectionViewController {
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
            override func collectionView(
                _ view: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
        }
        final class Moving: Controller {
            override func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                title = "\(from.item) \(to.item)"
            }
        }
        for (make, expected) in [
            ({ Controller(collectionViewLayout: $0) }, nil), ({ Moving(collectionViewLayout: $0) }, "0 2"),
        ]
            as [((UICollectionViewLayout) -> Controller, String?)]
        {
            let stage = Stage()
            stage.root.removeFromSuperview()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 90)
            let controller: Controller = make(layout)
            controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
            stage.window.rootViewController = controller
            stage.host.turn()
            let y: CGFloat = controller.collectionView.visibleCells[0].convert(CGPoint(x: 0, y: 45), to: nil).y
            stage.touch(.began, 45, y)
            stage.advance(by: 0.7)
            stage.drag(from: CGPoint(x: 45, y: y), to: CGPoint(x: 250, y: y), duration: 0.3)
            stage.touch(.ended, 250, y)
            stage.advance(by: 0.5)
            expect(controller.title, equals: expected)
        }
    }

    @Test func `items of the next screen are prefetched`() {
        final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var events: [String] = []
            func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
                events.append("fetch \(paths.first?.item ?? -1)...\(paths.last?.item ?? -1)")
            }
            func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
                events.append("cancel \(paths.first?.item ?? -1)...\(paths.last?.item ?? -1)")
            }
        }
        let fixture = CollectionFixture(ItemSource(count: 400))
        let prefetcher = Prefetcher()
        fixture.collection.prefetchDataSource = prefetcher
        for y in [0.0, 100, 0] {
            fixture.collection.contentOffset.y = y
            fixture.collection.setNeedsLayout()
            fixture.stage.host.turn()
        }
        expect(prefetcher.events, equals: ["fetch 32...63", "fetch 64...67", "cancel 36...67"])
    }

    /// A delegate that records the texts and index paths of the cells that disappear.
    private final class Recorder: NSObject, UICollectionViewDelegate {
        var hidden: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { hidden.append("\((cell as? ItemSource.Cell)?.label.text ?? "") at \(indexPath.item)") }
    }

    @Test func `a reload reports the index paths in the data of the cells that disappear`() {
        let moved = CollectionFixture(ItemSource(count: 3))
        let recorder = Recorder()
        moved.collection.delegate = recorder
        moved.stage.host.turn()
        moved.collection.beginInteractiveMovementForItem(at: moved.path(0))
        moved.collection.updateInteractiveMovementTargetPosition(center(moved, 2))
        moved.stage.advance(by: 0.5)
        moved.collection.reloadData()
        let expected: [String] = ["Item 0 at 0", "Item 1 at 1", "Item 2 at 2"]
        expect(recorder.hidden.sorted(), equals: expected)
        moved.stage.advance(by: 0.5)
        expect(moved.isConsistent() && moved.collection.itemMovement == nil)

        let waiting = CollectionFixture(ItemSource(count: 3))
        waiting.collection.insert(
            ListPlaceholder(reuseIdentifier: "item", update: { _ in }, parameters: { _ in nil }), at: waiting.path(1))
        waiting.stage.advance(by: 0.5)
        recorder.hidden.removeAll()
        waiting.collection.delegate = recorder
        waiting.collection.reloadData()
        expect(recorder.hidden.sorted(), equals: expected)
        waiting.stage.advance(by: 0.5)
        expect(waiting.isConsistent())
    }
}
