import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CollectionUpdateTests {
    @Test func `inserted items appear and deleted items disappear`() {
        let fixture = CollectionFixture(ItemSource([["a", "b", "c", "d"]]))
        fixture.source.sections = [["x", "a", "c", "y", "d"]]
        var isDone: Bool?
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(0), fixture.path(3)])
        } completion: {
            isDone = $0
        }
        expect(fixture.collection.numberOfItems(inSection: 0), equals: 5)
        fixture.stage.advance(by: 1)
        expect(isDone, equals: true)
        expect(fixture.texts, equals: ["x", "a", "c", "y", "d"])
        expect(fixture.isConsistent())
        expect(fixture.collection.subviews.filter { $0 is UICollectionViewCell }.count, equals: 5)
    }

    @Test func `items move from their old frames, new ones fade in, deleted ones fade out`() {
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]))
        let (a, b, c): (ItemSource.Cell, ItemSource.Cell, ItemSource.Cell) = (
            fixture.cell(0)!, fixture.cell(1)!, fixture.cell(2)!
        )
        fixture.source.sections = [["n", "a", "c"]]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(0)])
        }
        fixture.stage.advance(by: 0.15)
        expect(fixture.cell(1) === a && fixture.cell(2) === c)
        let half: CGFloat = a.layer.presentation()!.frame.minX
        expect(half > 10 && half < 95)
        let (fading, appearing): (Float, Float) = (
            b.layer.presentation()!.opacity, fixture.cell(0)!.layer.presentation()!.opacity
        )
        expect(fading > 0.05 && fading < 0.95 && appearing > 0.05 && appearing < 0.95)
        expect(b.superview, isIdenticalTo: fixture.collection)
        fixture.stage.advance(by: 1)
        expectNil(b.superview)
        expect(fixture.isConsistent())
    }

    @Test func `remaining and reconfigured items keep their cells, and reloaded items have new ones`() {
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]))
        let kept: UICollectionViewCell = fixture.cell(2)!
        let old: UICollectionViewCell = fixture.cell(1)!
        fixture.source.requestedCells = []
        fixture.source.sections = [["a", "b2", "c"]]
        fixture.collection.reloadItems(at: [fixture.path(1)])
        fixture.stage.advance(by: 1)
        expect(fixture.source.requestedCells, equals: [fixture.path(1)])
        expect(fixture.cell(2) === kept && fixture.cell(1) !== old)
        fixture.source.sections = [["a", "b2", "c2"]]
        fixture.collection.reconfigureItems(at: [fixture.path(2)])
        fixture.stage.host.turn()
        expect(fixture.cell(2), isIdenticalTo: kept)
        expect(fixture.texts, equals: ["a", "b2", "c2"])
        fixture.source.sections = [["c2", "a", "b2"]]
        fixture.collection.moveItem(at: fixture.path(2), to: fixture.path(0))
        fixture.stage.advance(by: 1)
        expect(fixture.cell(0), isIdenticalTo: kept)
        expect(fixture.isConsistent())
    }

    @Test func `sections are inserted, deleted and moved with their items and headers`() {
        let source = ItemSource([["a"], ["b", "b"], ["c"]])
        source.titles = ["A", "B", "C"]
        let fixture = CollectionFixture(source) { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
        func title(_ section: Int) -> ItemSource.Title? {
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))
                as? ItemSource.Title
        }
        let last: ItemSource.Title? = title(2)
        source.sections = [["c"], ["n", "n", "n"], ["a"]]
        source.titles = ["C", "N", "A"]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteSections([1])
            fixture.collection.insertSections([1])
            fixture.collection.moveSection(2, toSection: 0)
        }
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["c", "n", "n", "n", "a"])
        expect(title(0), isIdenticalTo: last)
        expect((0..<3).map { title($0)?.label.text }, equals: ["C", "N", "A"])
        source.titles = ["C", "N2", "A"]
        fixture.collection.reloadSections([1])
        fixture.stage.advance(by: 1)
        expect(title(1)?.label.text, equals: "N2")
        expect(fixture.isConsistent())
        expect(fixture.collection.subviews.filter { $0 is ItemSource.Title }.count, equals: 3)
    }

    @Test func `selection moves with its item`() {
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]))
        fixture.collection.selectItem(at: fixture.path(1), animated: false, scrollPosition: [])
        fixture.source.sections = [["x", "y", "a", "b", "c"]]
        fixture.collection.insertItems(at: [fixture.path(0), fixture.path(1)])
        fixture.stage.advance(by: 1)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(3)])
        expect(fixture.cell(3)?.isSelected, equals: true)
        fixture.source.sections = [["x", "y", "a", "c"]]
        fixture.collection.deleteItems(at: [fixture.path(3)])
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
    }

    @Test func `an impossible update is rejected, and the next one shows the data`() {
        let fixture = CollectionFixture(ItemSource([["a", "b", "c"]]))
        let collection = fixture.collection
        collection.selectItem(at: fixture.path(1), animated: false, scrollPosition: [])
        fixture.source.sections = [["a", "b", "c", "d", "e"]]
        let messages: [String] = warnings { collection.insertItems(at: [fixture.path(3)]) }
        fixture.stage.advance(by: 1)
        expect(
            messages,
            equals: [
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                    + "section after the update (5) must be equal to the number of items contained in that section "
                    + "before the update (3), plus or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        expect(fixture.texts == ["a", "b", "c"] && collection.indexPathsForSelectedItems == [fixture.path(1)])
        expect(collection.numberOfItems(inSection: 0), equals: 3)
        fixture.source.sections[0].removeFirst()
        expect(warnings { collection.deleteItems(at: [fixture.path(0)]) }.isEmpty)
        fixture.stage.advance(by: 1)
        expect(fixture.texts == ["b", "c", "d", "e"] && fixture.isConsistent())
    }

    @Test func `items that are not in the data are no longer requested after a rejected update`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.source.sections[0].removeSubrange(60..<400)
        expect(warnings { fixture.collection.deleteItems(at: [fixture.path(0)]) }.count, equals: 1)
        fixture.collection.contentOffset.y = 5_000
        fixture.stage.advance(by: 1)
        expect(fixture.collection.numberOfItems(inSection: 0) == 60 && fixture.isConsistent())
    }

    @Test func `errors of the data source are reported with the index path`() {
        let fixture = CollectionFixture(ItemSource(count: 9))
        let collection = fixture.collection
        let path = IndexPath(item: 9, section: 0)
        let messages: [String] = warnings {
            collection.scrollToItem(at: path, at: .top, animated: false)
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
        let missing = "the item at index path [0, 9]: there is no such item."
        expect(
            messages,
            equals: [
                "The collection view cannot scroll to \(missing)", "The collection view cannot select \(missing)",
            ])
        expect(collection.indexPathsForSelectedItems, equals: [])
    }

    @Test func `deleting the visible items scrolls back to the content`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.collection.scrollToItem(at: fixture.path(399), at: .bottom, animated: false)
        fixture.source.sections[0].removeSubrange(100..<400)
        fixture.collection.deleteItems(at: (100..<400).map { fixture.path($0) })
        fixture.stage.advance(by: 1)
        expect(fixture.collection.contentOffset.y, equals: 1_690)
        expect(fixture.isConsistent())
    }

    @Test(arguments: [false, true])
    func `content that became smaller does not stay past its end, with or without a finger`(isTouched: Bool) {
        let fixture = CollectionFixture(ItemSource(count: 48))
        fixture.collection.contentOffset.y = 190
        fixture.stage.host.turn()
        if isTouched { fixture.stage.touch(.began, 200, 400) }
        fixture.source.sections[0].removeLast(28)
        fixture.collection.reloadData()
        // The query prepares the layout before the views are placed.
        expect(fixture.collection.indexPathForItem(at: CGPoint(x: 45, y: 45)), equals: fixture.path(0))
        fixture.stage.host.turn()
        if isTouched { fixture.stage.touch(.ended, 200, 400) }
        fixture.stage.advance(by: 1)
        expect(fixture.collection.contentOffset.y == 0 && fixture.isConsistent())
    }

    @Test(arguments: [true, false])
    func `content that became smaller under a dragging finger returns when the finger lifts`(bounces: Bool) {
        let fixture = CollectionFixture(ItemSource(count: 48))
        fixture.collection.bounces = bounces
        fixture.collection.contentOffset.y = 190
        fixture.stage.host.turn()
        fixture.stage.touch(.began, 200, 400)
        fixture.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), duration: 0.2)
        expect(fixture.collection.isDragging && fixture.collection.contentOffset.y > 200)
        fixture.stage.advance(by: 0.5)
        fixture.source.sections[0].removeLast(28)
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        fixture.stage.touch(.ended, 200, 350)
        fixture.stage.advance(by: 1)
        expect(fixture.collection.contentOffset.y == 0 && fixture.isConsistent())
    }

    @Test func `a reload requests all data again and keeps the content offset`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.collection.contentOffset.y = 1_000
        fixture.collection.layoutIfNeeded()
        fixture.source.sections[0] = (0..<380).map { "New \($0)" }
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        expect(fixture.collection.contentOffset.y, equals: 1_000)
        expect(fixture.texts.first, equals: "New 40")
        expect(fixture.isConsistent())
        fixture.source.sections = []
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        expect(fixture.collection.numberOfSections == 0 && fixture.texts.isEmpty)
    }

    @Test func `random updates result in the same collection view as a reload`() {
        for seed in randomCases(10, "ENGAWA_UPDATE_CASES") { compareWithReload(seed: seed) }
    }

    private func compareWithReload(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var name = 80
        let fixture = CollectionFixture(ItemSource(count: 80)) {
            $0.headerReferenceSize = CGSize(width: 0, height: seed % 2 == 0 ? 0 : 24)
        }
        fixture.stage.cover()
        for _ in 0..<12 {
            let old: [String] = fixture.source.sections[0]
            let deleted = Set((0..<random.below(4)).map { _ in random.below(old.count) })
            var new: [String] = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
            var inserted: [String] = []
            for _ in 0..<random.below(4) {
                name += 1
                inserted.append("Item \(name)")
                new.insert("Item \(name)", at: random.below(new.count + 1))
            }
            fixture.source.sections = [new]
            fixture.collection.contentOffset.y = CGFloat(random.below(900))
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteItems(at: deleted.map { fixture.path($0) })
                fixture.collection.insertItems(
                    at: inserted.compactMap { new.firstIndex(of: $0) }.map { fixture.path($0) })
            }
            if random.below(3) > 0 { fixture.stage.advance(by: Double(random.below(5)) * 0.1) }
        }
        fixture.stage.advance(by: 2)
        expect(fixture.isConsistent(), "seed \(seed)")
        let views: Int = fixture.collection.subviews.filter { $0 is UICollectionReusableView }.count
        expect(views, equals: fixture.collection.visibleViews.count, "seed \(seed)")
    }

    /// The ways in which an item is replaced in the same place.
    enum Replacement: CaseIterable, Sendable {
        case item, section, deletionAndInsertion
    }

    @Test(arguments: Replacement.allCases)
    func `an item appears after the item that it replaces has disappeared`(_ replacement: Replacement) {
        let fixture = CollectionFixture(ItemSource([["0.0", "0.1", "0.2"]]))
        func opacity(_ text: String) -> Float {
            let cells = fixture.collection.subviews.compactMap { $0 as? ItemSource.Cell }
            return cells.first { $0.label.text == text }?.layer.presentation()?.opacity ?? 0
        }
        fixture.source.sections[0][1] = "new"
        switch replacement {
        case .item: fixture.collection.reloadItems(at: [fixture.path(1)])
        case .section: fixture.collection.reloadSections([0])
        case .deletionAndInsertion:
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteItems(at: [fixture.path(1)])
                fixture.collection.insertItems(at: [fixture.path(1)])
            }
        }
        var sums: (old: Float, new: Float) = (0, 0)
        for _ in 0..<9 {
            fixture.stage.advance(by: 0.03)
            let (old, new) = (opacity("0.1"), opacity("new"))
            expect(min(old, new), isLessThan: 0.05)
            sums = (sums.old + old, sums.new + new)
        }
        expect(sums.old > 1 && sums.new > 1)
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent() && opacity("0.1") == 0)
    }
}
