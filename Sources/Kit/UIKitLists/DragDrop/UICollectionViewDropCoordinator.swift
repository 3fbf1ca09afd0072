import CoreGraphics
import Foundation
import UIKitDragDrop

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path at which to insert the items, or nil if no item is at the location.
    ///
    /// If an item is moved within its section, the index path does not count the moved item.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal of the drop delegate.
    var proposal: UICollectionViewDropProposal { get }

    /// The session.
    var session: any UIDropSession { get }

    /// Moves the preview of a dragged item to the item at `indexPath`, which was inserted for the dragged item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves the preview of a dragged item into a rectangle of another item, in the coordinates of the other item's
    /// cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves the preview of an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a placeholder, and moves the preview of an item to it. The data source must not count the placeholder.
    ///
    /// When the data of the item is available, replace or remove the placeholder with the methods of the result.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// The coordinator of a drop.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UICollectionView?
    let items: [any UICollectionViewDropItem]

    init(_ drop: ListDrop, in list: UICollectionView) {
        self.drop = drop
        self.list = list
        items = drop.items.map { CollectionDropItem($0.item, source: $0.source, size: $0.size) }
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(dragItem, to: .element(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.drop(dragItem, to: .part(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.drop(dragItem, to: .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        drop.insert(placeholder.makeListPlaceholder(), at: placeholder.insertionIndexPath, for: dragItem, in: list)
    }
}
