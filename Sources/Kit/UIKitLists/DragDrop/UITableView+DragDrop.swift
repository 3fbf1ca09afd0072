import CoreGraphics
import Foundation
import RowGeometry
import UIKitCore
import UIKitDragDrop

extension UITableView {
    /// The object that provides the items of drags. A weak reference.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragDrop?.dragDelegate as? any UITableViewDragDelegate }
        set {
            guard newValue != nil || dragDrop != nil else { return }
            makeDragDrop().dragDelegate = newValue
        }
    }

    /// The object that accepts dropped items. A weak reference.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragDrop?.dropDelegate as? any UITableViewDropDelegate }
        set {
            guard newValue != nil || dragDrop != nil else { return }
            makeDragDrop().dropDelegate = newValue
        }
    }

    /// Whether the user can drag rows. The default is true, as on an iPad.
    public var dragInteractionEnabled: Bool {
        get { dragDrop?.drag?.isEnabled ?? true }
        set {
            guard newValue != dragInteractionEnabled else { return }
            makeDragDrop().drag?.isEnabled = newValue
        }
    }

    /// Whether rows are being dragged.
    public var hasActiveDrag: Bool { dragDrop?.drag?.isDragging ?? false }

    /// Whether items are being dragged over the table view.
    public var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }
}

extension UITableView: DragDropList {
    var reorderingDelay: TimeInterval { 0 }

    func dragElement(at point: CGPoint) -> (path: IndexPath, frame: CGRect)? {
        shownPath(at: point).map { ($0, frame(of: $0.element)) }
    }

    func dragCell(at path: IndexPath) -> (any ConfiguredCell)? { visibleCellsByPath[path] }

    var dragCells: [(path: IndexPath, cell: any ConfiguredCell)] { visibleCellsByPath.map { ($0.key, $0.value) } }

    var isColumn: Bool { true }

    func placeCellsAroundGap() {
        setNeedsLayout()
        layoutIfNeeded()
    }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard !isEditing, let dragDelegate else { return [] }
        return dragDelegate.tableView(self, itemsForBeginning: session, at: path)
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        guard !isEditing, let dragDelegate else { return [] }
        return dragDelegate.tableView(self, itemsForAddingTo: session, at: path, point: point)
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func canDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        let proposal: UITableViewDropProposal =
            dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UITableViewDropProposal(operation: .cancel)
        return (proposal, proposal.listIntent)
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, in: self))
    }

    func canReorder(_ path: IndexPath) -> Bool { canMove(path) }

    func reorderTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath {
        let target: IndexPath? = tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        return target ?? proposed
    }

    func reorder(from source: IndexPath, to target: IndexPath) { moveDroppedRow(from: source, to: target) }
}
