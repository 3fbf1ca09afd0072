import Foundation
import HostClock
import ListSnapshots

/// A data source that provides a collection view with the items of a snapshot, and updates it with the differences
/// between snapshots.
///
/// `apply` may be called on any thread. On a thread other than the main thread, it returns before the snapshot is
/// applied.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns a configured supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider

    /// The closure that returns the supplementary views of the layout. The default is nil.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that are called when the user reorders items.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that are called when the user expands or collapses items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source without items, and makes it the data source of `collectionView`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The collection view, while this is its data source.
    private var shownCollection: UICollectionView? { collectionView?.dataSource === self ? collectionView : nil }

    // MARK: Snapshots

    /// Applies a snapshot, and updates the collection view with the minimum number of changes from the current items.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: A closure that is called on the main thread once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        MainQueue.shared.nowOrAsync {
            let outlines = self.contents.outlines
            self.contents.apply(
                snapshot.storage, to: self.shownCollection, isAnimated: animatingDifferences, completion: completion)
            self.showChanges(of: self.contents.changedItems(since: outlines), isAnimated: animatingDifferences)
        }
    }

    /// Applies a snapshot, and returns once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies a snapshot by reloading the collection view, without computing differences and without animation.
    ///
    /// - Parameter completion: A closure that is called on the main thread once the items are visible.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.shared.nowOrAsync {
            self.contents.applyByReloading(snapshot.storage, to: self.shownCollection, completion: completion)
        }
    }

    /// Applies a snapshot by reloading the collection view, and returns once the items are visible.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Returns the current sections and items. For sections to which a section snapshot was applied, the result
    /// contains only the visible items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents.current)
    }

    // MARK: Section snapshots

    /// Applies a snapshot to one section. Appends the section if it does not exist.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: A closure that is called on the main thread once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        MainQueue.shared.nowOrAsync {
            let changed: [ItemIdentifierType] = self.contents.apply(
                snapshot.outline, to: section, self.shownCollection, isAnimated: animatingDifferences,
                completion: completion)
            self.showChanges(of: changed, isAnimated: animatingDifferences)
        }
    }

    /// Updates the cells of items whose level or disclosure changed.
    private func showChanges(of items: [ItemIdentifierType], isAnimated: Bool) {
        let paths: [IndexPath] = items.compactMap { contents.path(of: $0) }
        shownCollection?.outlineDidChange(at: paths, isAnimated: isAnimated)
    }

    /// Applies a snapshot to one section, and returns once the changes are visible.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the current items of a section, including the hidden descendants of collapsed items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(contents.outline(of: section))
    }

    // MARK: Identifiers

    /// Returns the identifier of the section at `index`, if any.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// Returns the index of a section, or nil if the section does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.current.index(ofSection: sectionIdentifier)
    }

    /// Returns the identifier of the item at `indexPath`, if any.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// Returns the index path of an item, or nil if the item does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.count(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = contents.item(at: indexPath) else {
            stopProgram("There is no item at \(indexPath) in the snapshot that was applied last.")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            stopProgram("The cell provider returned nil for the item \(item) at \(indexPath). It must return a cell.")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            stopProgram(
                "The layout has views of the kind \"\(kind)\", but the data source has no supplementaryViewProvider. "
                    + "Set it before the first layout.")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            stopProgram("supplementaryViewProvider returned nil for a view of the kind \"\(kind)\" at \(indexPath).")
        }
        return view
    }

    /// Returns the titles of the section index. The default, nil, means no section index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the index path of the item to which a title of the section index scrolls. A subclass that overrides
    /// `indexTitles(for:)` must override this method.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        stopProgram(
            "\(type(of: self)) returns index titles but does not override "
                + "collectionView(_:indexPathForIndexTitle:at:).")
    }

    /// Returns the result of `reorderingHandlers.canReorderItem`, or false if the handler is nil.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = contents.item(at: indexPath) else {
            return false
        }
        return canReorder(item)
    }

    /// Moves an item in the data source, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let handlers = reorderingHandlers
        guard handlers.willReorder != nil || handlers.didReorder != nil else {
            return contents.move(sourceIndexPath, to: destinationIndexPath, in: shownCollection)
        }
        let planned = contents.copy()
        planned.move(sourceIndexPath, to: destinationIndexPath, in: nil)
        let transaction = planned.transaction(from: contents.state)
        handlers.willReorder?(transaction)
        contents.move(sourceIndexPath, to: destinationIndexPath, in: shownCollection)
        handlers.didReorder?(transaction)
    }
}
