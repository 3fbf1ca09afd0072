import Foundation

/// An item that a collection view shows without data. For dropped items, use `UICollectionViewDropPlaceholder`.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// A closure that configures the cell of the placeholder. It is called each time the item becomes visible.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path of the new item. It counts the preceding placeholders of the same drop, but
    ///     not those of earlier drops.
    ///   - reuseIdentifier: The identifier with which the cell is dequeued.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
