import Foundation
import TestStage

@testable import UIKitCore

/// A collection view of 400 by 800 points on a stage.
@MainActor
final class CollectionFixture {
    let stage = Stage()
    let collection: UICollectionView
    let things: Things

    init(_ things: Things, layout: UICollectionViewLayout) {
        self.things = things
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(Things.Cell.self, forCellWithReuseIdentifier: "thing")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                Things.Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        collection.dataSource = things
        collection.delegate = things
        stage.root.addSubview(collection)
        stage.host.turn()
    }

    /// A grid of squares of 90 points: four in a line.
    convenience init(_ things: Things, _ prepare: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        prepare(layout)
        self.init(things, layout: layout)
    }

    /// The layout of a fixture that was made with a grid; the test fails at once with any other.
    var flow: UICollectionViewFlowLayout { collection.collectionViewLayout as! UICollectionViewFlowLayout }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func cell(_ item: Int, _ section: Int = 0) -> Things.Cell? {
        collection.cellForItem(at: path(item, section)) as? Things.Cell
    }

    /// What the cells on the screen say, in the order of their items.
    var texts: [String] { collection.visibleCells.map { ($0 as? Things.Cell)?.label.text ?? "" } }

    /// Whether every view stands where its layout says, and everything on the screen has one.
    func holdsTogether() -> Bool {
        collection.layoutIfNeeded()
        let wanted: [UICollectionViewLayoutAttributes] = collection.attributes(in: collection.bounds)
        guard Set(wanted.map(\.element)) == Set(collection.visibleViews.keys) else { return false }
        return wanted.allSatisfy { attributes in
            guard let view = collection.visibleViews[attributes.element] else { return false }
            guard view.superview === collection, view.frame == attributes.frame, view.alpha == attributes.alpha else {
                return false
            }
            guard let cell = view as? Things.Cell else { return true }
            return cell.label.text == things.sections[attributes.indexPath.section][attributes.indexPath.item]
        }
    }
}
