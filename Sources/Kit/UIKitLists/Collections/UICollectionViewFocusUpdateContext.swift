import Foundation

/// A focus update from, to or inside a collection view, with the items before and after it.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the item that contained the focus before the update, or nil if the focus was not in an item of
    /// the collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the item that contains the focus after the update, or nil if the focus is not in an item of
    /// the collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
        previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { collectionView.indexPath(containing: $0) }
        nextFocusedIndexPath = context.nextFocusedView.flatMap { collectionView.indexPath(containing: $0) }
    }
}

extension UICollectionView {
    /// Returns the index path of the item whose cell is `view` or contains it, or nil if no cell contains it.
    fileprivate func indexPath(containing view: UIView) -> IndexPath? {
        var current: UIView? = view
        while let found = current, found !== self {
            if let cell = found as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
            current = found.superview
        }
        return nil
    }
}
