import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitLists

@MainActor @Suite(.onStage) struct CollectionControllerTests {
    final class Grid: UICollectionViewController {
        var selectedPaths: [IndexPath] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            selectedPaths.append(path)
        }
    }

    @Test func `a controller is the data source and delegate of its collection view`() {
        let stage = Stage()
        stage.root.removeFromSuperview()
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        stage.window.rootViewController = grid
        stage.host.turn()
        expect(grid.collectionView.visibleCells.count, equals: 30)
        expect(grid.collectionView.superview, isIdenticalTo: grid.view)
        expect(grid.collectionView.frame, equals: grid.view.bounds)
        let cell: UICollectionViewCell = grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))!
        let middle: CGPoint = cell.convert(CGPoint(x: 25, y: 25), to: nil)
        stage.tap(middle.x, middle.y)
        expect(grid.selectedPaths, equals: [IndexPath(item: 0, section: 0)])
    }

    @Test func `the selection is cleared when the view appears again`() {
        let stage = Stage()
        stage.root.removeFromSuperview()
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: grid)
        stage.window.rootViewController = navigation
        stage.host.turn()
        grid.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 1)
        expect(grid.collectionView.indexPathsForSelectedItems?.count, equals: 1)
        navigation.popViewController(animated: false)
        stage.advance(by: 1)
        expect(grid.collectionView.indexPathsForSelectedItems?.isEmpty, equals: true)
    }
}
