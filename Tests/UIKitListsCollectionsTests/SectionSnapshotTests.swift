import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct SectionSnapshotTests {
    private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        outline.append([100], to: 10)
        return outline
    }

    @Test func `a section snapshot shows the items whose ancestors are expanded`() {
        let fixture = DiffableFixture()
        var outline = outline()
        fixture.source.apply(outline, to: "a")
        fixture.stage.advance(by: 1)
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 2])
        outline.expand([1, 10])
        fixture.source.apply(outline, to: "a")
        fixture.stage.advance(by: 1)
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 10, 100, 11, 2])
        expectNil(fixture.problem())
        expect(fixture.source.snapshot(for: "a").items, equals: [1, 10, 100, 11, 2])
        expect(fixture.source.outlinePlace(at: [0, 2])?.level, equals: 2)
        outline.collapse([1])
        fixture.source.apply(outline, to: "a", animatingDifferences: false)
        expect(fixture.source.snapshot(for: "a").visibleItems, equals: [1, 2])
        expect(fixture.source.snapshot(for: "a").isExpanded(10))
        expect(outline.visualDescription(), equals: "- 1\n  + 10\n    * 100\n  * 11\n* 2")
        expectNil(fixture.problem())
    }

    @Test func `a snapshot of the whole list keeps the outlines of sections whose items remain`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", []), ("b", [7]))
        var outline = outline()
        outline.expand([1])
        fixture.source.apply(outline, to: "a")
        var snapshot = fixture.source.snapshot()
        snapshot.deleteItems([11])
        snapshot.appendItems([8], toSection: "b")
        fixture.source.apply(snapshot)
        expect(fixture.source.snapshot(for: "a").items, equals: [1, 10, 100, 2])
        expect(fixture.source.snapshot(for: "a").parent(of: 100), equals: 10)
        snapshot.moveItem(2, beforeItem: 1)
        fixture.source.apply(snapshot)
        expect(fixture.source.snapshot(for: "a").rootItems, equals: [2, 1])
        expect(fixture.source.snapshot(for: "a").items, equals: [2, 1, 10, 100])
        fixture.stage.advance(by: 1)
        expectNil(fixture.problem())
    }

    @Test func `a snapshot of the whole list that inserts and moves items keeps the outlines of sections`() {
        let fixture = DiffableFixture()
        fixture.apply(("a", []))
        var outline = outline()
        outline.append([20], to: 2)
        outline.expand([1])
        fixture.source.apply(outline, to: "a")
        fixture.stage.advance(by: 1)
        var snapshot = fixture.source.snapshot()
        snapshot.insertItems([5], beforeItem: 10)
        snapshot.insertItems([6], afterItem: 11)
        snapshot.appendItems([7], toSection: "a")
        fixture.source.apply(snapshot)
        fixture.stage.advance(by: 1)
        var shown = fixture.source.snapshot(for: "a")
        expect(shown.visualDescription(), equals: "+ 1\n  * 5\n  - 10\n    * 100\n  * 11\n  * 6\n- 2\n  * 20\n* 7")
        // The children no longer follow their parent.
        snapshot.moveItem(1, afterItem: 2)
        fixture.source.apply(snapshot)
        fixture.stage.advance(by: 1)
        shown = fixture.source.snapshot(for: "a")
        expect(shown.visualDescription(), equals: "* 5\n- 10\n  * 100\n* 11\n* 6\n- 2\n  * 20\n* 1\n* 7")
        let levels: [Int?] = (0..<7).map { fixture.collection.cellForItem(at: [0, $0])?.outlinePlace?.level }
        expect(levels, equals: [Int?](repeating: 0, count: 7))
        expectNil(fixture.problem())
    }

    @Test func `expanding calls the handlers, which may provide the children`() {
        let fixture = DiffableFixture()
        fixture.source.apply(outline(), to: "a")
        var calls: [String] = []
        fixture.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        fixture.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        fixture.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var children = children
            children.append([parent * 1_000])
            return children
        }
        fixture.source.toggleItem(at: [0, 1])
        fixture.source.toggleItem(at: [0, 0])
        expect(calls, equals: ["expand 1"])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 10, 11, 1_000, 2])
        fixture.source.toggleItem(at: [0, 0])
        expect(calls, equals: ["expand 1", "collapse 1"])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 2])
    }

    @Test func `a handler can keep an item expanded`() {
        let fixture = DiffableFixture()
        var outline = outline()
        outline.expand([1, 10])
        fixture.source.apply(outline, to: "a")
        var calls: [String] = []
        fixture.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
            calls.append("should \(item)")
            return item != 1
        }
        fixture.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will \($0)") }
        fixture.source.toggleItem(at: [0, 0])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 10, 100, 11, 2])
        fixture.source.toggleItem(at: [0, 1])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 10, 11, 2])
        expect(calls, equals: ["should 1", "should 10", "will 10"])
    }

    @Test func `a handler can apply the children of an item that is being expanded`() {
        let fixture = DiffableFixture()
        fixture.source.apply(outline(), to: "a")
        fixture.source.sectionSnapshotHandlers.willExpandItem = { item in
            var outline: NSDiffableDataSourceSectionSnapshot<Int> = fixture.source.snapshot(for: "a")
            outline.append([20, 21], to: item)
            fixture.source.apply(outline, to: "a")
        }
        fixture.source.toggleItem(at: [0, 1])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [1, 2, 20, 21])
        fixture.source.toggleItem(at: [0, 1])
        expect(fixture.source.snapshot(for: "a").items, equals: [1, 10, 100, 11, 2, 20, 21])
        fixture.stage.advance(by: 1)
        expectNil(fixture.problem())
    }

    /// Moves the item at an index in the first section to the position of the item at `path`.
    private func move(_ item: Int, to path: IndexPath, in fixture: DiffableFixture) {
        let collection: UICollectionView = fixture.collection
        expect(collection.beginInteractiveMovementForItem(at: [0, item]))
        let frame: CGRect = collection.layoutAttributesForItem(at: path)?.frame ?? .zero
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        fixture.stage.advance(by: 0.5)
        collection.endInteractiveMovement()
        fixture.stage.advance(by: 1)
    }

    @Test func `the visible descendants of a reordered item follow it`() {
        let fixture = DiffableFixture()
        fixture.source.reorderingHandlers.canReorderItem = { _ in true }
        var finals: [[Int]] = []
        fixture.source.reorderingHandlers.didReorder = { finals.append($0.finalSnapshot.itemIdentifiers) }
        var outline = outline()
        outline.expand([1])
        fixture.source.apply(outline, to: "a")
        fixture.apply(("a", [1, 10, 11, 2]), ("b", [7]))
        fixture.stage.advance(by: 1)
        move(0, to: [0, 3], in: fixture)
        expect(fixture.source.snapshot(for: "a").items, equals: [2, 1, 10, 100, 11])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [2, 1, 10, 11, 7])
        expect(finals, equals: [[2, 1, 10, 11, 7]])
        expectNil(fixture.problem())
        // An item that is moved among its own descendants returns to its place.
        move(1, to: [0, 2], in: fixture)
        expect(fixture.source.snapshot(for: "a").items, equals: [2, 1, 10, 100, 11])
        expectNil(fixture.problem())
        move(1, to: [1, 0], in: fixture)
        expect(fixture.source.snapshot().itemIdentifiers(inSection: "a"), equals: [2])
        expect(fixture.source.snapshot(for: "b").items, equals: [1, 10, 100, 11, 7])
        expect(fixture.source.snapshot().itemIdentifiers(inSection: "b"), equals: [1, 10, 11, 7])
        expectNil(fixture.problem())
    }

    @Test func `reordering an outline takes descendants along`() {
        let fixture = DiffableFixture()
        fixture.source.apply(outline(), to: "a")
        fixture.source.collectionView(fixture.collection, moveItemAt: [0, 0], to: [0, 1])
        expect(fixture.source.snapshot(for: "a").items, equals: [2, 1, 10, 100, 11])
        expect(fixture.source.snapshot().itemIdentifiers, equals: [2, 1])
    }
}
