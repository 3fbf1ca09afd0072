import Foundation
import ListSnapshots

extension UICollectionViewDiffableDataSource {
    /// Closures that are called when the user reorders items.
    public struct ReorderingHandlers {
        /// A closure that returns whether an item can be reordered. The default, nil, means that no item can be
        /// reordered.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// A closure that is called with the transaction, before the data source moves the item.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// A closure that is called with the transaction, after the data source has moved the item. Update the model of
        /// the app here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that are all nil.
        public init() {}
    }

    /// Closures that are called when the user expands or collapses items.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// A closure that returns whether an item can be expanded. The default, nil, means that every item can be
        /// expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// A closure that is called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// A closure that returns whether an item can be collapsed. The default, nil, means that every item can be
        /// collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// A closure that is called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// A closure that returns the descendants of an item that is being expanded, given its current descendants. The
        /// default, nil, means that the descendants do not change.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that are all nil.
        public init() {}
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlinePlace(at path: IndexPath) -> OutlinePlace? {
        guard let (_, item, outline) = contents.storedOutline(at: path) else { return nil }
        return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggleItem(at path: IndexPath) {
        guard let (section, item, old) = contents.storedOutline(at: path) else { return }
        let handlers = sectionSnapshotHandlers
        let collapses: Bool = old.isExpanded(item)
        guard (collapses ? handlers.shouldCollapseItem : handlers.shouldExpandItem)?(item) ?? true else { return }
        (collapses ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
        // A handler can apply another snapshot, for example with the children of the item.
        var outline: OutlineSnapshot<ItemIdentifierType> = contents.outline(of: section)
        guard outline.contains(item) else { return }
        if collapses {
            outline.setExpanded(false, [item])
        } else {
            if let provide = handlers.snapshotForExpandingParent {
                var snapshot = NSDiffableDataSourceSectionSnapshot(outline)
                snapshot.replace(childrenOf: item, using: provide(item, snapshot.snapshot(of: item)))
                outline = snapshot.outline
            }
            outline.setExpanded(true, [item])
        }
        apply(NSDiffableDataSourceSectionSnapshot(outline), to: section, animatingDifferences: true)
    }
}
