import Foundation
import UIKitDragDrop

/// A placeholder that was inserted for a dropped item. As a `UIDragAnimating` object, it is the animation of the
/// preview that moves to the placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row of the data source. Returns false, without calling the closure, if the
    /// placeholder is no longer in the table view. Also returns false if the number of rows afterward contradicts the
    /// insertion. The placeholder then remains.
    ///
    /// - Parameter dataSourceUpdates: A closure that inserts the data of the row at the index path that it receives.
    ///   It must not change the rows of the table view.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns false if the placeholder is no longer in the table view.
    @discardableResult
    func deletePlaceholder() -> Bool
}
