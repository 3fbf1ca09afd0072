import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CollectionSelectionTests {
    @Test func `a tap highlights, then selects, in Apple's order`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.stage.touch(.began, 50, 50)
        fixture.stage.advance(by: 0.2)
        expect(fixture.cell(0)?.isHighlighted, equals: true)
        fixture.stage.touch(.ended, 50, 50)
        fixture.stage.host.turn()
        expect(fixture.source.events, equals: ["highlight 0-0", "unhighlight 0-0", "shouldSelect 0-0", "select 0-0"])
        expect(fixture.cell(0)?.isSelected == true && fixture.cell(0)?.isHighlighted == false)
        fixture.source.events = []
        fixture.stage.tap(150, 50)
        expect(
            fixture.source.events,
            equals: [
                "highlight 0-1", "unhighlight 0-1", "shouldSelect 0-1", "shouldDeselect 0-0", "deselect 0-0",
                "select 0-1",
            ])
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(1)])
    }

    @Test func `the highlight ends before the delegate is notified, and the app can restore it`() {
        final class Source: ItemSource {
            var states: [Bool?] = []
            override func collectionView(
                _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
            ) {
                states.append(collectionView.cellForItem(at: indexPath)?.isHighlighted)
            }
            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                states.append(collectionView.cellForItem(at: indexPath)?.isHighlighted)
                collectionView.cellForItem(at: indexPath)?.isHighlighted = true
            }
        }
        let source = Source(count: 8)
        let fixture = CollectionFixture(source)
        fixture.stage.tap(50, 50)
        expect(source.states, equals: [false, false])
        expect(fixture.cell(0)?.isHighlighted, equals: true)
    }

    @Test func `with multiple selection, a second tap deselects`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.collection.allowsMultipleSelection = true
        fixture.stage.tap(50, 50)
        fixture.stage.tap(150, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(0), fixture.path(1)])
        fixture.stage.tap(50, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(1)])
        expect(fixture.cell(0)?.isSelected, equals: false)
    }

    @Test func `the delegate can prevent selection, and a tap on a gap selects nothing`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.source.allowsSelection = false
        fixture.stage.tap(50, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
        fixture.source.allowsSelection = true
        fixture.source.allowsHighlight = false
        fixture.stage.tap(50, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
        fixture.source.allowsHighlight = true
        fixture.stage.tap(97, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
        fixture.collection.allowsSelection = false
        fixture.stage.tap(50, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
    }

    @Test func `a drag ends the highlight and selects nothing`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.stage.touch(.began, 50, 400)
        fixture.stage.advance(by: 0.2)
        expect(fixture.collection.touchedPath != nil)
        fixture.stage.touch(.moved, 50, 340)
        fixture.stage.touch(.moved, 50, 300)
        fixture.stage.touch(.ended, 50, 300)
        fixture.stage.advance(by: 3)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
        expect(fixture.collection.visibleCells.allSatisfy { !$0.isHighlighted })
        expect(fixture.collection.contentOffset.y, isGreaterThan: 0)
    }

    @Test func `programmatic selection does not call the delegate, and the cell is selected when it appears`() {
        let fixture = CollectionFixture(ItemSource(count: 400))
        fixture.collection.selectItem(at: fixture.path(200), animated: false, scrollPosition: [])
        expect(fixture.source.events.isEmpty)
        fixture.collection.scrollToItem(at: fixture.path(200), at: .top, animated: false)
        fixture.collection.layoutIfNeeded()
        expect(fixture.cell(200)?.isSelected, equals: true)
        fixture.collection.deselectItem(at: fixture.path(200), animated: true)
        fixture.stage.advance(by: 1)
        expect(fixture.cell(200)?.isSelected, equals: false)
        fixture.collection.selectItem(at: fixture.path(3), animated: false, scrollPosition: .top)
        expect(fixture.collection.contentOffset.y, equals: 0)
        fixture.collection.selectItem(at: nil, animated: false, scrollPosition: [])
        expect(fixture.collection.indexPathsForSelectedItems, equals: [])
    }

    @Test func `background views follow the state`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let (normal, selection): (UIView, UIView) = (UIView(), UIView())
        cell.backgroundView = normal
        cell.selectedBackgroundView = selection
        expect(cell.subviews, equals: [normal, cell.contentView])
        cell.isHighlighted = true
        expect(cell.subviews, equals: [normal, selection, cell.contentView])
        expect(selection.frame, equals: cell.bounds)
        cell.isHighlighted = false
        cell.isSelected = true
        expect(selection.superview, isIdenticalTo: cell)
        cell.prepareForReuse()
        expect(cell.subviews, equals: [normal, cell.contentView])
    }

    @Test func `a content configuration follows the state and determines the height`() {
        let fixture = CollectionFixture(ItemSource(count: 1)) { $0.estimatedItemSize = CGSize(width: 200, height: 20) }
        let cell: UICollectionViewCell = fixture.cell(0)!
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "selected" : "normal"
            cell.contentConfiguration = content
        }
        fixture.stage.host.turn()
        expect(states, equals: [false])
        fixture.collection.selectItem(at: fixture.path(0), animated: false, scrollPosition: [])
        fixture.stage.host.turn()
        expect(states, equals: [false, true])
        expect((cell.contentView as? UIListContentView) != nil)
        fixture.collection.performBatchUpdates(nil)
        fixture.stage.advance(by: 1)
        expect(cell.frame.width, equals: 200)
        expect(cell.frame.height, isGreaterThan: 30)
    }

    @Test func `a touch that a gesture cancels does not end the highlight of another item`() {
        let fixture = CollectionFixture(ItemSource(count: 8))
        fixture.cell(3)?.addGestureRecognizer(UITapGestureRecognizer())
        fixture.stage.touch(.began, 50, 50)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.began, 350, 50, finger: 2)
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.ended, 350, 50, finger: 2)
        expect(fixture.cell(0)?.isHighlighted, equals: true)
        fixture.stage.touch(.ended, 50, 50)
        expect(fixture.collection.indexPathsForSelectedItems, equals: [fixture.path(0)])
    }
}
