import Foundation

/// The scope of an invalidation of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context for the whole layout.
    public override init() {
        super.init()
    }

    /// Whether the data is also invalid, because `reloadData()` was called or the layout is new.
    open internal(set) var invalidateEverything = false

    /// Whether the counts of sections or items changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// The sizes that views prefer, if only these sizes changed.
    var preferredElementSizes: [CollectionElement: CGSize] = [:]

    /// Whether only the content offset changes.
    var isForScrolling = false

    /// The change in the size of the content, in points, before the layout is prepared again. The default is zero.
    open var contentSizeAdjustment: CGSize = .zero

    /// The change in the content offset, in points. The default is zero.
    open var contentOffsetAdjustment: CGPoint = .zero

    /// The new index paths of the items that the user moves, or nil outside movements.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The previous index paths of the items that the user moves, or nil outside movements.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The position to which the user moves the items, in the coordinates of the collection view.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    /// The invalidated items, or nil if no items were specified.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The invalidated supplementary views by kind, or nil if none were specified.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The invalidated decoration views by kind, or nil if none were specified.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Adds items to the invalidated items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views to the invalidated ones.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds decoration views to the invalidated ones.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
