import Foundation

/// Knows what is in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item. Take it from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// How many sections there are. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A supplementary view. Take it from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    ///
    /// It must be there when the layout has such views; otherwise the program stops.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        stopProgram(
            "The layout has views of the kind \"\(kind)\", but \(type(of: self)) does not have the method "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }
}
