import CoreGraphics
import Foundation
import UIKitDragDrop

/// An item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The path at which the drag began, if it was in the same table view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the cell at that path, in points; zero if the path is nil.
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
