import CoreGraphics
import Expectations
import Foundation
import ItemProviders
import TestStage
import Testing
import UIKitCore

@testable import UIKitDragDrop
@testable import UIKitLists

/// Drops on collection views with different layouts.
@MainActor
@Suite(.onStage) struct CollectionDropTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate {
        let count: Int
        var destination: Int?

        init(count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) { destination = coordinator.destinationIndexPath?.item }
    }

    /// A view whose items are dragged.
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
    }

    private let stage = Stage()
    private let source = Source()

    private func makeCollection(_ items: Items, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        view.addInteraction(UIDragInteraction(delegate: source))
        stage.root.addSubview(view)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.dropDelegate = items
        stage.root.addSubview(collection)
        stage.host.turn()
        return collection
    }

    /// Drags an item from outside to a point of the collection view.
    private func hold(at point: CGPoint) {
        stage.touch(.began, 50, 550)
        stage.advance(by: 0.4)
        stage.drag(from: CGPoint(x: 50, y: 550), to: point, duration: 0.2)
        stage.advance(by: 0.5)
    }

    private func drop(at point: CGPoint) {
        hold(at: point)
        stage.touch(.ended, point.x, point.y)
        stage.advance(by: 1)
    }

    @Test func `a drop in a section that scrolls sideways is beside the visible item`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let items = Items(count: 20)
        let collection = makeCollection(items, UICollectionViewCompositionalLayout(section: section))
        let scroller: UIScrollView? = collection.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first
        scroller?.contentOffset.x = 300
        stage.host.turn()
        // Item 4 is between 100 and 200 points.
        drop(at: CGPoint(x: 120, y: 50))
        expect(items.destination, equals: 4)
        drop(at: CGPoint(x: 180, y: 50))
        expect(items.destination, equals: 5)
    }

    @Test func `a drop on wide items in a line is beside an item`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 300, height: 400)
        let items = Items(count: 5)
        let collection = makeCollection(items, layout)
        drop(at: CGPoint(x: 100, y: 350))
        expect(items.destination, equals: 0)
        drop(at: CGPoint(x: 200, y: 50))
        expect(items.destination, equals: 1)
        withExtendedLifetime(collection) {}
    }

    @Test func `the last item of a grid makes room in its line`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 100)
        let items = Items(count: 4)
        let collection = makeCollection(items, layout)
        let usual: [CGPoint] = (0..<4).map { collection.cellForItem(at: [0, $0])?.center ?? .zero }
        hold(at: CGPoint(x: 20, y: 50))
        let moved: [CGPoint] = (0..<4).map { collection.cellForItem(at: [0, $0])?.center ?? .zero }
        expect(Array(moved[0...2]), equals: Array(usual[1...3]))
        expect(moved[3], equals: CGPoint(x: usual[1].x, y: usual[3].y))
        stage.touch(.ended, 20, 50)
        stage.advance(by: 1)
    }
}
