import Foundation
import TestStage

@testable import UIKitLists

/// A collection view of 400 by 800 points with a diffable data source of numbers, on a stage.
@MainActor
final class DiffableFixture {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    let stage = Stage()
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    /// The items whose cells were requested.
    var requested: [Int] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        var request: (Int) -> Void = { _ in }
        let registration = UICollectionView.CellRegistration<ItemSource.Cell, Int> { cell, _, item in
            cell.label.text = "\(item)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            request(item)
            return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        stage.root.addSubview(collection)
        stage.host.turn()
        request = { [weak self] in self?.requested.append($0) }
    }

    static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    func apply(_ sections: (String, [Int])..., animated: Bool = true) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated)
    }

    /// Returns a description of the first difference between the visible elements and the snapshot of the data source,
    /// or nil.
    func problem() -> String? {
        collection.layoutIfNeeded()
        let snapshot: Snapshot = source.snapshot()
        guard collection.numberOfSections == snapshot.numberOfSections else { return "the number of sections" }
        let expected: [UICollectionViewLayoutAttributes] = collection.attributes(in: collection.bounds)
        guard Set(expected.map(\.element)) == Set(collection.visibleViews.keys) else { return "the visible elements" }
        for attributes in expected {
            guard let cell = collection.visibleViews[attributes.element] as? ItemSource.Cell else { return "no cell" }
            let section: String = snapshot.sectionIdentifiers[attributes.indexPath.section]
            let item: Int = snapshot.itemIdentifiers(inSection: section)[attributes.indexPath.item]
            guard cell.label.text == "\(item)", cell.frame == attributes.frame, cell.alpha == attributes.alpha else {
                return "the cell of \(item) shows \(cell.label.text ?? "nothing") at \(cell.frame)"
            }
        }
        let cells: Int = collection.subviews.count { $0 is UICollectionViewCell }
        return cells == expected.count ? nil : "\(cells) cells"
    }
}
