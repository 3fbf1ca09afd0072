import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Measured cells and headers of compositional layouts whose sections change.
@MainActor @Suite(.onStage) struct CompositionalSizingTests {
    /// A cell whose area is 8,000 square points.
    private final class AreaCell: UICollectionViewCell {
        static var requests = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.requests += 1
            layoutAttributes.size.height = 8_000 / layoutAttributes.size.width
            return layoutAttributes
        }
    }

    /// A header with one line of 20 points for each word of its title.
    private final class Header: UICollectionReusableView {
        var title = ""

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = CGFloat(title.split(separator: " ").count * 20)
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 6
        var title = "one"

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? Header)?.title = title
            return view
        }
    }

    private let stage = Stage()
    private let source = Source()

    private func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(AreaCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = source
        stage.root.addSubview(collection)
        stage.host.turn()
        return collection
    }

    /// Returns a section with items of estimated height.
    private func section(columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(30))
        let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @Test(arguments: [true, false])
    func `cells are measured again if the number of columns changes`(isUpdate: Bool) {
        var columns = 1
        let layout = UICollectionViewCompositionalLayout { _, _ in self.section(columns: columns) }
        let collection = makeCollection(layout)
        func height(_ item: Int) -> CGFloat? { collection.cellForItem(at: [0, item])?.frame.height }
        expect((0..<6).map { height($0) }, equals: Array(repeating: 20, count: 6))
        columns = 2
        if isUpdate {
            source.count += 1
            collection.insertItems(at: [[0, 0]])
            stage.advance(by: 1)
        } else {
            layout.invalidateLayout()
            stage.host.turn()
        }
        expect((0..<6).map { height($0) }, equals: Array(repeating: 40, count: 6))
        // Cells whose width stays the same are not measured again.
        AreaCell.requests = 0
        layout.invalidateLayout()
        collection.contentOffset.y = 10
        stage.host.turn()
        expect(AreaCell.requests, equals: 0)
    }

    @Test func `a header is measured again if its section is reloaded`() {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let section = section(columns: 1)
        section.boundarySupplementaryItems = [header]
        let collection = makeCollection(UICollectionViewCompositionalLayout(section: section))
        expect(collection.cellForItem(at: [0, 0])?.frame.minY, equals: 20)
        source.title = "one two three"
        collection.reloadSections([0])
        stage.advance(by: 1)
        expect(collection.cellForItem(at: [0, 0])?.frame.minY, equals: 60)
    }
}
