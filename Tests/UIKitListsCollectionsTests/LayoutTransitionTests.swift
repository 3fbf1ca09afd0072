import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Interactive layout changes, from a grid with four items in a line to rows.
@MainActor @Suite(.onStage) struct LayoutTransitionTests {
    private let fixture = CollectionFixture(ItemSource(count: 60))
    private let rows: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }()

    private func start(_ log: @escaping (Bool, Bool) -> Void = { _, _ in }) -> UICollectionViewTransitionLayout {
        let between = fixture.collection.startInteractiveTransition(to: rows, completion: log)
        fixture.stage.host.turn()
        return between
    }

    @Test func `the views are between both layouts, according to the progress`() {
        let grid = fixture.collection.collectionViewLayout
        let between = start()
        expect(fixture.collection.collectionViewLayout === between && between.currentLayout === grid)
        expect(fixture.cell(1)?.frame.size == CGSize(width: 90, height: 90) && fixture.isConsistent())
        let place: CGPoint = fixture.cell(1)?.frame.origin ?? .zero
        between.transitionProgress = 0.5
        fixture.stage.host.turn()
        let frame: CGRect = fixture.cell(1)?.frame ?? .zero
        expect(abs(frame.width - 245) < 0.01 && abs(frame.height - 70) < 0.01)
        expect(abs(frame.minX - place.x / 2) < 0.01 && abs(frame.minY - (place.y + 50) / 2) < 0.01)
        expect(fixture.isConsistent())
        between.updateValue(3, forAnimatedKey: "pinch")
        expect(between.value(forAnimatedKey: "pinch") == 3 && between.value(forAnimatedKey: "other") == 0)
    }

    @Test(arguments: [true, false])
    func `the change ends with one of the layouts`(isFinished: Bool) {
        let grid = fixture.collection.collectionViewLayout
        var ends: [[Bool]] = []
        let between = start { ends.append([$0, $1]) }
        between.transitionProgress = 0.7
        fixture.stage.host.turn()
        if isFinished {
            fixture.collection.finishInteractiveTransition()
        } else {
            fixture.collection.cancelInteractiveTransition()
        }
        fixture.stage.advance(by: 1)
        expect(fixture.collection.collectionViewLayout, isIdenticalTo: (isFinished ? rows : grid))
        expect(ends, equals: [[true, isFinished]])
        expect(fixture.cell(1)?.frame.width == (isFinished ? 400 : 90) && fixture.isConsistent())
        expectNil((isFinished ? grid : rows).collectionView)
        fixture.source.sections[0].removeFirst()
        fixture.collection.deleteItems(at: [fixture.path(0)])
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent())
    }

    @Test func `items appear and disappear during a change`() {
        let between = start()
        between.transitionProgress = 0.4
        fixture.source.sections[0].insert(contentsOf: ["a", "b"], at: 2)
        fixture.collection.insertItems(at: [fixture.path(2), fixture.path(3)])
        fixture.stage.advance(by: 1)
        expect(fixture.texts.prefix(4) == ["Item 0", "Item 1", "a", "b"] && fixture.isConsistent())
        fixture.collection.finishInteractiveTransition()
        fixture.stage.advance(by: 1)
        expect(fixture.isConsistent())
    }

    @Test func `a change of the margins moves the items during a change of layouts`() {
        func list() -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsetsReference = .layoutMargins
            return UICollectionViewCompositionalLayout(section: section)
        }
        let fixture = CollectionFixture(ItemSource(count: 60), layout: list())
        let between = fixture.collection.startInteractiveTransition(to: list())
        between.transitionProgress = 0.5
        fixture.stage.host.turn()
        fixture.collection.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        fixture.stage.host.turn()
        expect(fixture.cell(1)?.frame.minX == 60 && fixture.cell(1)?.frame.width == 280)
        expect(fixture.isConsistent())
    }
}
