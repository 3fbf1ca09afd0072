import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Updates of collections whose layouts look up the items in the data.
@MainActor @Suite(.onStage) struct OldItemTests {
    /// A layout that records the last item of each answer, and whether the update block has returned.
    private final class RecordingLayout: UICollectionViewFlowLayout {
        var log: [Int] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            log.append(found?.map(\.indexPath.item).max() ?? -1)
            return found
        }
    }

    private let layout = RecordingLayout()
    private let fixture: CollectionFixture

    init() {
        layout.itemSize = CGSize(width: 400, height: 50)
        fixture = CollectionFixture(ItemSource(count: 3), layout: layout)
    }

    @Test func `after an update block, the layout is asked only for new items`() {
        fixture.collection.performBatchUpdates {
            fixture.source.sections[0].removeLast()
            fixture.collection.deleteItems(at: [fixture.path(2)])
            layout.invalidateLayout()
            layout.log = []
        }
        fixture.stage.advance(by: 1)
        expect(layout.log.max(), equals: 1)
        expect(fixture.isConsistent())
    }

    @Test func `if the data changes before an update, the layout is asked only for new items`() {
        layout.log = []
        fixture.source.sections[0].removeLast()
        fixture.collection.deleteItems(at: [fixture.path(2)])
        fixture.source.sections[0].removeLast()
        fixture.collection.deleteItems(at: [fixture.path(1)])
        fixture.stage.advance(by: 1)
        expect(layout.log.max(), equals: 1)
        expect(fixture.isConsistent())
    }

    @Test func `an update after a reload refers to the new items`() {
        fixture.source.sections = [["x"]]
        fixture.collection.reloadData()
        fixture.collection.performBatchUpdates {
            fixture.source.sections = [["y", "x"]]
            fixture.collection.insertItems(at: [fixture.path(0)])
        }
        fixture.stage.advance(by: 1)
        expect(fixture.texts, equals: ["y", "x"])
        expect(fixture.isConsistent())
    }

    @Test func `items that scroll into view move from their old positions`() throws {
        fixture.source.sections = [(0..<60).map { "Item \($0)" }]
        fixture.collection.reloadData()
        fixture.stage.host.turn()
        fixture.collection.contentOffset.y = 300
        fixture.stage.host.turn()
        fixture.source.sections[0].removeFirst(12)
        fixture.collection.deleteItems(at: (6..<18).map { fixture.path($0) })
        fixture.stage.advance(by: 0.15)
        // The item 22 was the first one below the screen.
        let cell = try #require(fixture.cell(22 - 12))
        let y: CGFloat = try #require(cell.layer.presentation()).frame.minY
        expect(y > 510 && y < 1_090, "\(y)")
    }
}
