import CoreGraphics
import Foundation
import UIKitDragDrop

/// A drop on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }

    /// The index path at which to insert the items, or nil if no row is at the location.
    ///
    /// If a row is moved within its section, the index path does not count the moved row.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal of the drop delegate.
    var proposal: UITableViewDropProposal { get }

    /// The session.
    var session: any UIDropSession { get }

    /// Moves the preview of a dragged item to the row at `indexPath`, which was inserted for the dragged item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves the preview of an item into a rectangle of a row, in the coordinates of the row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves the preview of an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a placeholder, and moves the preview of an item to it. The data source must not count the placeholder.
    ///
    /// When the data of the item is available, replace or remove the placeholder with the methods of the result.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}

/// The coordinator of a drop.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UITableView?
    let items: [any UITableViewDropItem]

    init(_ drop: ListDrop, in list: UITableView) {
        self.drop = drop
        self.list = list
        items = drop.items.map { TableDropItem($0.item, source: $0.source, size: $0.size) }
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(dragItem, to: .element(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.drop(dragItem, to: .part(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.drop(dragItem, to: .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        drop.insert(placeholder.makeListPlaceholder(), at: placeholder.insertionIndexPath, for: dragItem, in: list)
    }
}
