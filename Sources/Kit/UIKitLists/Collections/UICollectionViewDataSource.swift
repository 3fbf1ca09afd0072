import Foundation

/// An object that provides the sections, items and views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item, usually from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view, usually from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    ///
    /// The default implementation returns an empty view, so that the layout's space for the view stays empty.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    // MARK: Section index

    /// Returns the titles of the section index. The user touches a title to scroll to an item. The default is nil,
    /// which means no section index.
    ///
    /// A data source that implements this method must also implement `collectionView(_:indexPathForIndexTitle:at:)`.
    /// The titles are requested after `reloadData()` and after each update.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the index path of the item to which a title of the section index scrolls. The default implementation
    /// stops the program.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - index: The index of the title in the array that `indexTitles(for:)` returned.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath

    // MARK: Moving

    /// Returns whether the user can move an item.
    ///
    /// By default, an item can be moved while the collection view is being edited. If the data source is a collection
    /// view controller that overrides `collectionView(_:moveItemAt:to:)`, or an object whose class declares
    /// `collectionView(_:moveItemAt:to:)` in rewritten sources, a long press can also move the item at other times.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data, after the user moves the item.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        stopProgram(
            "\(type(of: self)) returns index titles but does not implement "
                + "collectionView(_:indexPathForIndexTitle:at:).")
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.isEditing
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
