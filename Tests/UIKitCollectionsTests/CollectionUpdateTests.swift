import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct CollectionUpdateTests {
    @Test func `inserted items appear where they belong, deleted ones go`() {
        let fixture = CollectionFixture(Things([["a", "b", "c", "d"]]))
        fixture.things.sections = [["x", "a", "c", "y", "d"]]
        var isDone: Bool?
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(0), fixture.path(3)])
        } completion: {
            isDone = $0
        }
        #expect(fixture.collection.numberOfItems(inSection: 0) == 5)
        fixture.stage.pass(1)
        #expect(isDone == true)
        #expect(fixture.texts == ["x", "a", "c", "y", "d"])
        #expect(fixture.holdsTogether())
        #expect(fixture.collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
    }

    @Test func `items move from where they were, new ones fade in, deleted ones fade out`() {
        let fixture = CollectionFixture(Things([["a", "b", "c"]]))
        let (a, b, c): (Things.Cell, Things.Cell, Things.Cell) = (
            fixture.cell(0)!, fixture.cell(1)!, fixture.cell(2)!
        )
        fixture.things.sections = [["n", "a", "c"]]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteItems(at: [fixture.path(1)])
            fixture.collection.insertItems(at: [fixture.path(0)])
        }
        fixture.stage.pass(0.15)
        #expect(fixture.cell(1) === a && fixture.cell(2) === c)
        let half: CGFloat = a.layer.presentation()!.frame.minX
        #expect(half > 10 && half < 95)
        let (fading, coming): (Float, Float) = (
            b.layer.presentation()!.opacity, fixture.cell(0)!.layer.presentation()!.opacity
        )
        #expect(fading > 0.05 && fading < 0.95 && coming > 0.05 && coming < 0.95)
        #expect(b.superview === fixture.collection)
        fixture.stage.pass(1)
        #expect(b.superview == nil)
        #expect(fixture.holdsTogether())
    }

    @Test func `items that stay keep their cells, reloaded ones get others, reconfigured ones are filled again`() {
        let fixture = CollectionFixture(Things([["a", "b", "c"]]))
        let kept: UICollectionViewCell = fixture.cell(2)!
        let old: UICollectionViewCell = fixture.cell(1)!
        fixture.things.cellsAsked = []
        fixture.things.sections = [["a", "b2", "c"]]
        fixture.collection.reloadItems(at: [fixture.path(1)])
        fixture.stage.pass(1)
        #expect(fixture.things.cellsAsked == [fixture.path(1)])
        #expect(fixture.cell(2) === kept && fixture.cell(1) !== old)
        fixture.things.sections = [["a", "b2", "c2"]]
        fixture.collection.reconfigureItems(at: [fixture.path(2)])
        fixture.stage.host.turn()
        #expect(fixture.cell(2) === kept)
        #expect(fixture.texts == ["a", "b2", "c2"])
        fixture.things.sections = [["c2", "a", "b2"]]
        fixture.collection.moveItem(at: fixture.path(2), to: fixture.path(0))
        fixture.stage.pass(1)
        #expect(fixture.cell(0) === kept)
        #expect(fixture.holdsTogether())
    }

    @Test func `sections come, go and move with their items and headers`() {
        let things = Things([["a"], ["b", "b"], ["c"]])
        things.titles = ["A", "B", "C"]
        let fixture = CollectionFixture(things) { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
        func title(_ section: Int) -> Things.Title? {
            fixture.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))
                as? Things.Title
        }
        let last: Things.Title? = title(2)
        things.sections = [["c"], ["n", "n", "n"], ["a"]]
        things.titles = ["C", "N", "A"]
        fixture.collection.performBatchUpdates {
            fixture.collection.deleteSections([1])
            fixture.collection.insertSections([1])
            fixture.collection.moveSection(2, toSection: 0)
        }
        fixture.stage.pass(1)
        #expect(fixture.texts == ["c", "n", "n", "n", "a"])
        #expect(title(0) === last)
        #expect((0..<3).map { title($0)?.label.text } == ["C", "N", "A"])
        things.titles = ["C", "N2", "A"]
        fixture.collection.reloadSections([1])
        fixture.stage.pass(1)
        #expect(title(1)?.label.text == "N2")
        #expect(fixture.holdsTogether())
        #expect(fixture.collection.subviews.filter { $0 is Things.Title }.count == 3)
    }

    @Test func `selection goes with its item`() {
        let fixture = CollectionFixture(Things([["a", "b", "c"]]))
        fixture.collection.selectItem(at: fixture.path(1), animated: false, scrollPosition: [])
        fixture.things.sections = [["x", "y", "a", "b", "c"]]
        fixture.collection.insertItems(at: [fixture.path(0), fixture.path(1)])
        fixture.stage.pass(1)
        #expect(fixture.collection.indexPathsForSelectedItems == [fixture.path(3)])
        #expect(fixture.cell(3)?.isSelected == true)
        fixture.things.sections = [["x", "y", "a", "c"]]
        fixture.collection.deleteItems(at: [fixture.path(3)])
        #expect(fixture.collection.indexPathsForSelectedItems == [])
    }

    @Test func `an update that does not fit its data reloads the collection`() {
        let fixture = CollectionFixture(Things([["a", "b", "c"]]))
        fixture.things.sections = [["a", "b", "c", "d", "e"]]
        let heard: [String] = warnings { fixture.collection.insertItems(at: [fixture.path(3)]) }
        fixture.stage.pass(1)
        #expect(heard.count == 1)
        #expect(heard[0].contains("The update of a UICollectionView does not fit its data"))
        #expect(heard[0].contains("the number before it, 3, plus the 1 inserted"))
        #expect(fixture.texts == ["a", "b", "c", "d", "e"])
        #expect(fixture.holdsTogether())
    }

    @Test func `deleting the end brings the content back into view`() {
        let fixture = CollectionFixture(Things(count: 400))
        fixture.collection.scrollToItem(at: fixture.path(399), at: .bottom, animated: false)
        fixture.things.sections[0].removeSubrange(100..<400)
        fixture.collection.deleteItems(at: (100..<400).map { fixture.path($0) })
        fixture.stage.pass(1)
        #expect(fixture.collection.contentOffset.y == 1_690)
        #expect(fixture.holdsTogether())
    }

    @Test func `a reload asks for everything again and keeps the place`() {
        let fixture = CollectionFixture(Things(count: 400))
        fixture.collection.contentOffset.y = 1_000
        fixture.collection.layoutIfNeeded()
        fixture.things.sections[0] = (0..<380).map { "New \($0)" }
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        #expect(fixture.collection.contentOffset.y == 1_000)
        #expect(fixture.texts.first == "New 40")
        #expect(fixture.holdsTogether())
        fixture.things.sections = []
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        #expect(fixture.collection.numberOfSections == 0 && fixture.texts.isEmpty)
    }

    @Test(arguments: 0..<25)
    func `random updates leave the collection as a reload would`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var name = 80
        let fixture = CollectionFixture(Things(count: 80)) {
            $0.headerReferenceSize = CGSize(width: 0, height: seed % 2 == 0 ? 0 : 24)
        }
        for _ in 0..<12 {
            let old: [String] = fixture.things.sections[0]
            let gone = Set((0..<random.below(4)).map { _ in random.below(old.count) })
            var new: [String] = old.indices.filter { !gone.contains($0) }.map { old[$0] }
            var come: [String] = []
            for _ in 0..<random.below(4) {
                name += 1
                come.append("Thing \(name)")
                new.insert("Thing \(name)", at: random.below(new.count + 1))
            }
            fixture.things.sections = [new]
            fixture.collection.contentOffset.y = CGFloat(random.below(900))
            fixture.collection.performBatchUpdates {
                fixture.collection.deleteItems(at: gone.map { fixture.path($0) })
                fixture.collection.insertItems(at: come.compactMap { new.firstIndex(of: $0) }.map { fixture.path($0) })
            }
            if random.below(3) > 0 { fixture.stage.pass(Double(random.below(5)) * 0.1) }
        }
        fixture.stage.pass(2)
        #expect(fixture.holdsTogether())
        let views: Int = fixture.collection.subviews.filter { $0 is UICollectionReusableView }.count
        #expect(views == fixture.collection.visibleViews.count)
    }
}
