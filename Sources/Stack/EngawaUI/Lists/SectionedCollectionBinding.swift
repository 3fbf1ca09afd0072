import Bindings
import Foundation
import ProgramDiagnostics
import UIKitCore
import UIKitLists

/// Shows the elements of a dynamic array in the sections of a collection view.
///
/// The binding is the data source of the collection view. Keep it for as long as the collection view exists. Changes
/// are applied and deferred as in `SectionedTableBinding`.
@MainActor
public final class SectionedCollectionBinding<Key: Hashable, Element>: NSObject, UICollectionViewDataSource {
    /// Returns the cell for an element, from `dequeueReusableCell(withReuseIdentifier:for:)` or from a cell
    /// registration.
    public typealias CellProvider = @MainActor (UICollectionView, IndexPath, Element) -> UICollectionViewCell

    /// Returns a header or another supplementary view of the section with the given key.
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath, Key) -> UICollectionReusableView

    /// The sections that the collection view currently shows.
    public var sections: [ArraySection<Key, Element>] { changes.sections }

    /// Returns supplementary views. The default is nil; in that case, the layout must have no supplementary views.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    private let changes: SectionedListChanges<Key, Element>
    private let makeCell: CellProvider

    init(
        _ collection: UICollectionView, _ sections: DynamicSections<Key, Element>, makeCell: @escaping CellProvider
    ) {
        self.makeCell = makeCell
        changes = SectionedListChanges(collection, sections) { [weak collection] changes, adopt in
            collection?.apply(changes, adopt: adopt)
        }
        super.init()
        collection.dataSource = self
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].elements.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(collectionView, indexPath, sections[indexPath.section].elements[indexPath.item])
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            stopProgram(
                "The layout has views of the kind “\(kind)”. Set supplementaryViewProvider of the binding.")
        }
        return supplementaryViewProvider(collectionView, kind, indexPath, sections[indexPath.section].key)
    }
}

extension UICollectionView: SectionedList {
    var visiblePaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

    func origin(at path: IndexPath) -> CGPoint { layoutAttributesForItem(at: path)?.frame.origin ?? .zero }

    fileprivate func apply(_ changes: SectionedChanges, adopt: @escaping () -> Void) {
        performBatchUpdates {
            adopt()
            self.deleteSections(IndexSet(changes.removedSections))
            self.insertSections(IndexSet(changes.insertedSections))
            self.deleteItems(at: changes.removals.map(\.path))
            self.insertItems(at: changes.insertions.map(\.path))
            for move in changes.moves { self.moveItem(at: move.from.path, to: move.to.path) }
        }
        // An item cannot be moved and updated in the same batch. A reload must not fade.
        let updates: [IndexPath] = changes.updates.map(\.path)
        if !updates.isEmpty { UIView.performWithoutAnimation { updateItems(at: updates) } }
    }

    /// Shows the elements of a dynamic array in sections.
    ///
    /// - Parameter makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the collection view. Keep it for as long as the collection view exists.
    public func bind<Key: Hashable, Element>(
        to sections: DynamicSections<Key, Element>,
        makeCell: @escaping SectionedCollectionBinding<Key, Element>.CellProvider
    ) -> SectionedCollectionBinding<Key, Element> {
        SectionedCollectionBinding(self, sections, makeCell: makeCell)
    }
}
