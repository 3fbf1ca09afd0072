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

    /// Moves the preview of an item to a row that was inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves the preview of an item into a rectangle of a row, in the coordinates of the row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves the preview of an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    let items: [any UITableViewDropItem]

    init(_ drop: ListDrop) {
        self.drop = drop
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
}
