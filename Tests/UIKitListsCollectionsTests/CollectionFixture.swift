import Foundation
import TestStage

@testable import UIKitLists

/// A collection view of 400 by 800 points on a stage.
@MainActor
final class CollectionFixture {
    let stage = Stage()
    let collection: UICollectionView
    let source: ItemSource

    init(_ source: ItemSource, layout: UICollectionViewLayout) {
        self.source = source
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(ItemSource.Cell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                ItemSource.Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        collection.dataSource = source
        collection.delegate = source
        stage.root.addSubview(collection)
        stage.host.turn()
    }

    /// Creates a grid of squares of 90 points, with four in a line.
    convenience init(_ source: ItemSource, _ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        prepare(layout)
        self.init(source, layout: layout)
    }

    /// The layout of a fixture with a grid. With any other layout the cast stops the test.
    var flow: UICollectionViewFlowLayout { collection.collectionViewLayout as! UICollectionViewFlowLayout }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func cell(_ item: Int, _ section: Int = 0) -> ItemSource.Cell? {
        collection.cellForItem(at: path(item, section)) as? ItemSource.Cell
    }

    /// The text of each visible cell, in the order of their items.
    var texts: [String] { collection.visibleCells.map { ($0 as? ItemSource.Cell)?.label.text ?? "" } }

    /// Returns whether there is a view for each visible element and no other. Each view must have the frame and opacity
    /// from the layout, and each cell must show the text of its item.
    func isConsistent() -> Bool {
        collection.layoutIfNeeded()
        let expected: [UICollectionViewLayoutAttributes] = collection.attributes(in: collection.bounds)
        guard Set(expected.map(\.element)) == Set(collection.visibleViews.keys) else { return false }
        return expected.allSatisfy { attributes in
            guard let view = collection.visibleViews[attributes.element] else { return false }
            guard view.superview === collection, view.frame == attributes.frame, view.alpha == attributes.alpha else {
                return false
            }
            guard let cell = view as? ItemSource.Cell else { return true }
            return cell.label.text == source.sections[attributes.indexPath.section][attributes.indexPath.item]
        }
    }
}
