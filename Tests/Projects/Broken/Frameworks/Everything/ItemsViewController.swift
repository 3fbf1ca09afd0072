import Combine
import UIKit

final class ItemsViewController: UICollectionViewController {

    enum Section { case main }

    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, item in
            collectionView.dequeueReusableCell(withReuseIdentifier: item, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["a", "b"])
        dataSource.apply(snapshot)
    }
}
