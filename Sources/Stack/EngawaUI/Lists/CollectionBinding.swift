import Bindings
import ProgramDiagnostics
import UIKitCore
import UIKitLists

/// Shows the elements of a dynamic array as the items of a collection view's first section.
///
/// The binding is the data source of the collection view. Keep it for as long as the collection view exists.
///
/// While the user scrolls or the collection view moves, changes that would move visible items are deferred, and then
/// made as one batch. When items are inserted or removed before the visible ones, the visible items keep their
/// positions, unless the collection view is scrolled to its start.
@MainActor
public final class CollectionBinding<Element>: NSObject, UICollectionViewDataSource {
    /// Returns the cell for an element, from `dequeueReusableCell(withReuseIdentifier:for:)` or from a cell
    /// registration.
    public typealias CellProvider = @MainActor (UICollectionView, IndexPath, Element) -> UICollectionViewCell

    /// Returns a header or another supplementary view.
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView

    /// The elements that the collection view currently shows.
    public var elements: [Element] { changes.elements }

    /// Returns supplementary views. The default is nil; in that case, the layout must have no supplementary views.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    private let changes: ListChanges<Element>
    private let makeCell: CellProvider

    init(_ collection: UICollectionView, _ items: DynamicArrayValue<Element>, makeCell: @escaping CellProvider) {
        self.makeCell = makeCell
        changes = ListChanges(collection, items) { [weak collection] changes, adopt in
            collection?.apply(changes, adopt: adopt)
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
        guard let supplementaryViewProvider else {
            stopProgram(
                "The layout has views of the kind “\(kind)”. Set supplementaryViewProvider of the binding.")
        }
        return supplementaryViewProvider(collectionView, kind, indexPath)
    }
}

extension UICollectionView: ElementList {
    var isMirrored: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    var visibleElements: [Int] { indexPathsForVisibleItems.map(\.item) }

    func origin(of element: Int) -> CGPoint {
        layoutAttributesForItem(at: IndexPath(item: element, section: 0))?.frame.origin ?? .zero
    }

    fileprivate func apply(_ changes: ArrayChanges, adopt: @escaping () -> Void) {
        performBatchUpdates {
            adopt()
            self.deleteItems(at: changes.removals.map { IndexPath(item: $0, section: 0) })
            self.insertItems(at: changes.insertions.map { IndexPath(item: $0, section: 0) })
            for move in changes.moves {
                self.moveItem(at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
            }
        }
        let updates: [IndexPath] = changes.updates.map { IndexPath(item: $0, section: 0) }
        // An item cannot be moved and updated in the same batch. A reload must not fade.
        if !updates.isEmpty { UIView.performWithoutAnimation { updateItems(at: updates) } }
    }

    /// Shows the elements of a dynamic array as items.
    ///
    /// - Parameter makeCell: Returns the cell for an element.
    ///
    /// - Returns: The data source of the collection view. Keep it for as long as the collection view exists.
    public func bind<Element>(
        to items: DynamicArrayValue<Element>, makeCell: @escaping CollectionBinding<Element>.CellProvider
    ) -> CollectionBinding<Element> {
        CollectionBinding(self, items, makeCell: makeCell)
    }

    /// Shows the elements of a dynamic array as items with one class of cells, which this method registers.
    ///
    /// - Parameter configure: Shows an element in a cell. The type of its first parameter is the class of the cells.
    ///
    /// - Returns: The data source of the collection view. Keep it for as long as the collection view exists.
    public func bind<Cell: UICollectionViewCell, Element>(
        to items: DynamicArrayValue<Element>, configure: @escaping @MainActor (Cell, Element) -> Void
    ) -> CollectionBinding<Element> {
        let registration = CellRegistration<Cell, Element> { cell, _, element in configure(cell, element) }
        return bind(to: items) { collection, path, element in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: element)
        }
    }
}
