import Foundation
import UIKitDragDrop

/// A placeholder that was inserted for a dropped item. As a `UIDragAnimating` object, it is the animation of the
/// preview that moves to the placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item of the data source. Returns false, without calling the closure, if the
    /// placeholder is no longer in the collection view. Also returns false if the number of items afterward contradicts
    /// the insertion. The placeholder then remains.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the data of the item at the index path that it receives.
    ///   It must not change the items of the collection view.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns false if the placeholder is no longer in the collection view.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the `cellUpdateHandler` of the placeholder for its cell, if the cell is visible.
    func setNeedsCellUpdate()
}
