import Expectations
import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// The number of cells of a collection view that exist at the same time: those on the screen and in the reuse pool.
@MainActor @Suite(.onStage) struct AliveItemTests {
    /// The maximum number of cells in the reuse pool.
    private static let poolLimit = 32

    /// A count of the cells of one collection view.
    @MainActor private final class Count {
        var alive = 0
        var peak = 0
    }

    private final class Cell: UICollectionViewCell {
        var count: Count?

        isolated deinit { count?.alive -= 1 }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let count = Count()

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            if let cell = cell as? Cell, cell.count == nil {
                cell.count = count
                count.alive += 1
                count.peak = max(count.peak, count.alive)
            }
            return cell
        }
    }

    @Test(arguments: [true, false])
    func `during a long fling, only the cells of one screen and of the reuse pool exist`(isFlow: Bool) {
        let stage = Stage()
        let source = Source()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: makeLayout(isFlow: isFlow))
        collection.register(Cell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        stage.root.addSubview(collection)
        stage.cover()
        stage.host.turn()
        var random = SplitMix64(seed: 4)
        var mostVisible = 0
        for _ in 0..<250 {
            collection.contentOffset.y += CGFloat(random.below(1_600))
            stage.host.turn()
            mostVisible = max(mostVisible, collection.visibleCells.count)
        }
        expect(mostVisible > 60 && collection.contentOffset.y > 125_000)
        expect(source.count.peak >= mostVisible && source.count.peak <= mostVisible + Self.poolLimit)
        // A smaller screen needs fewer cells.
        collection.frame.size.height = 100
        stage.host.turn()
        expect(source.count.alive > 0 && source.count.alive <= collection.visibleCells.count + Self.poolLimit)
    }

    private func makeLayout(isFlow: Bool) -> UICollectionViewLayout {
        guard !isFlow else {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 70, height: 50)
            return layout
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
