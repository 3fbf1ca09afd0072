import CoreGraphics
import Foundation
import UIKitDragDrop

/// An item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The index path at which the drag began, if it began in the same table view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the visible cell at the source index path, in points, or zero if there is no such cell.
    var previewSize: CGSize { get }
}

/// An item of a drop.
@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
        super.init()
    }
}
