import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// Layouts with space for headers and footers, and data sources without them.
@MainActor @Suite(.onStage) struct EmptySpaceTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private final class Controller: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func makeLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 12, height: 0)
        layout.footerReferenceSize = CGSize(width: 12, height: 0)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func check(_ collection: UICollectionView) {
        expect(collection.visibleCells.map(\.frame.minX), equals: [12, 62])
        expect(collection.contentSize.width, equals: 124)
        let others: [UIView] = collection.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        expect(others.allSatisfy { $0.subviews.isEmpty && $0.backgroundColor == nil })
    }

    @Test func `the space for a header remains empty`() {
        let stage = Stage()
        let source = Source()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 50), collectionViewLayout: makeLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.root.addSubview(collection)
        stage.host.turn()
        check(collection)
        collection.reloadData()
        stage.host.turn()
        check(collection)
    }

    @Test func `the space for a header of a controller remains empty`() throws {
        let stage = Stage()
        let controller = Controller(collectionViewLayout: makeLayout())
        let collection = try #require(controller.collectionView)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        stage.root.addSubview(controller.view)
        stage.host.turn()
        check(collection)
    }
}
