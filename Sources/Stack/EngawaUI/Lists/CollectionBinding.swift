import Bindings
import Diagnostics
import UIKitCore

/// Shows the elements of an array as the items of a collection view's first section, and follows what changes in it.
///
/// Keep it as long as the collection view: it is its data source.
///
/// Nothing moves under a finger: while the collection is touched or glides, changes wait, and are made as one when it
/// rests. When items come or go before what is being read, that stays where it is, unless the collection stands at its
/// start.
@MainActor
public final class CollectionBinding<Element>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an element. Take it from `dequeueReusableCell(withReuseIdentifier:for:)`, or by a registration.
    public typealias CellMaker = @MainActor (UICollectionView, IndexPath, Element) -> UICollectionViewCell

    /// Makes a header or another supplementary view of the section.
    public typealias SupplementMaker = @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView

    /// The elements that the collection view shows now.
    public var elements: [Element] { changes.elements }

    /// Makes headers and footers, where the layout has them. The default is nil: the layout must have none.
    public var makeSupplement: SupplementMaker?

    private let changes: ListChanges<Element>
    private let makeCell: CellMaker

    init(_ collection: UICollectionView, _ items: DynamicArrayValue<Element>, makeCell: @escaping CellMaker) {
        self.makeCell = makeCell
        changes = ListChanges(collection, items) { [weak collection] changes, adopt in
            collection?.make(changes, adopt: adopt)
        }
        super.init()
        collection.dataSource = self
        items.observe(with: self) { binding, elements, changes in binding.changes.follow(elements, changes) }
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? elements.count : 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(collectionView, indexPath, elements[indexPath.item])
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let makeSupplement else {
            stopProgram(
                "The layout has views of the kind \"\(kind)\": set makeSupplement of the collection view's binding.")
        }
        return makeSupplement(collectionView, kind, indexPath)
    }
}

extension UICollectionView: ElementList {
    var shownElements: [Int] { indexPathsForVisibleItems.map(\.item) }

    func origin(of element: Int) -> CGPoint {
        layoutAttributesForItem(at: IndexPath(item: element, section: 0))?.frame.origin ?? .zero
    }

    fileprivate func make(_ changes: ArrayChanges, adopt: @escaping () -> Void) {
        performBatchUpdates {
            adopt()
            self.deleteItems(at: changes.removals.map { IndexPath(item: $0, section: 0) })
            self.insertItems(at: changes.insertions.map { IndexPath(item: $0, section: 0) })
            for move in changes.moves {
                self.moveItem(at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
            }
        }
        let updates: [IndexPath] = changes.updates.map { IndexPath(item: $0, section: 0) }
        // An item cannot be moved and made anew in one step; and what it shows changes without a fade.
        if !updates.isEmpty { UIView.performWithoutAnimation { reloadItems(at: updates) } }
    }

    /// Shows the elements of an array as items, and follows what changes in it.
    ///
    /// - Parameter makeCell: makes the cell of an element.
    /// - Returns: the collection view's data source. Keep it as long as the collection view.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, makeCell: @escaping CollectionBinding<Element>.CellMaker
    ) -> CollectionBinding<Element> {
        CollectionBinding(self, items, makeCell: makeCell)
    }
}
