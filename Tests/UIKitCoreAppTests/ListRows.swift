import UIKit

/// A data source with one row or item. A table view shows the cell that was passed to the initializer.
final class ListRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let cell: UITableViewCell?

    init(_ cell: UITableViewCell? = nil) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell ?? UITableViewCell()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
