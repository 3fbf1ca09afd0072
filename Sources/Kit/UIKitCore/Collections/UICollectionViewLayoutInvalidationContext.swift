import Foundation

/// Says what of a layout is true no longer.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context that names nothing in particular: the layout as a whole.
    public override init() {
        super.init()
    }

    /// Whether everything is true no longer, the data too: `reloadData()` was called, or the layout is new.
    open internal(set) var invalidateEverything = false

    /// Whether there are other sections and items than before.
    open internal(set) var invalidateDataSourceCounts = false

    /// By how much the content's offset is to change, in points. The default is zero.
    open var contentOffsetAdjustment: CGPoint = .zero

    /// The items that were named; nil for none in particular.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that were named, by kind; nil for none in particular.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that were named, by kind; nil for none in particular.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
