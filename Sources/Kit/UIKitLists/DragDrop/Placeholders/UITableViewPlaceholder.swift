import CoreGraphics
import Foundation

/// A row that a table view shows without data. For dropped items, use `UITableViewDropPlaceholder`.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// A closure that configures the cell of the placeholder. It is called each time the row becomes visible.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path of the new row. It counts the preceding placeholders of the same drop, but
    ///     not those of earlier drops.
    ///   - reuseIdentifier: The identifier with which the cell is dequeued.
    ///   - rowHeight: The height of the row, in points. With `UITableView.automaticDimension`, the content of the cell
    ///     determines the height.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}
