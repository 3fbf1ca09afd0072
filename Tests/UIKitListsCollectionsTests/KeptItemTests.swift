import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

/// The cell of an item that contains the first responder.
@MainActor @Suite(.onStage) struct KeptItemTests {
    private final class FieldCell: UICollectionViewCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 40

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
        }
    }

    @Test(arguments: [true, false])
    func `an item whose text is being edited keeps its cell while it is not visible`(isFlow: Bool) throws {
        let stage = Stage()
        let source = Source()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 400, height: 44)
        flow.minimumLineSpacing = 0
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let list = UICollectionViewCompositionalLayout.list(using: configuration)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: isFlow ? flow : list)
        collection.register(FieldCell.self, forCellWithReuseIdentifier: "field")
        collection.dataSource = source
        stage.root.addSubview(collection)
        stage.host.turn()
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(collection.cellForItem(at: path) as? FieldCell)
        expect(cell.field.becomeFirstResponder())
        collection.contentOffset.y = 600
        stage.host.turn()
        expect(cell.field.isFirstResponder && collection.cellForItem(at: path) === cell)
        expect(!collection.visibleCells.contains(cell) && !collection.indexPathsForVisibleItems.contains(path))
        // The cell moves with its item.
        source.count += 1
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        let moved = IndexPath(item: 2, section: 0)
        expect(cell.field.isFirstResponder && collection.indexPath(for: cell) == moved)
        expect(cell.frame, equals: collection.layoutAttributesForItem(at: moved)?.frame ?? .zero)
        cell.field.resignFirstResponder()
        collection.contentOffset.y = 650
        stage.host.turn()
        expectNil(collection.cellForItem(at: moved))
    }
}
