import CoreGraphics
import Foundation
import RowGeometry
import UIKitCore
import UIKitDragDrop

/// A table or a collection that supports drags and drops of its rows or items.
///
/// The index paths of elements, cells and gaps are those on the screen. The delegates receive index paths in the data.
@MainActor
protocol DragDropList: UpdatingList {
    /// Returns the index path of the row or item at a point, and its frame without a gap.
    func dragElement(at point: CGPoint) -> (path: IndexPath, frame: CGRect)?
    func dragCell(at path: IndexPath) -> (any ConfiguredCell)?
    var dragCells: [(path: IndexPath, cell: any ConfiguredCell)] { get }
    /// Whether the elements are in a single column.
    var isColumn: Bool { get }
    /// The gap for dragged items. Setting it does not move any cells.
    var gap: ListGap? { get set }
    /// The time for which a drag stays at a destination before the elements make room, in seconds.
    var reorderingDelay: TimeInterval { get }
    /// Cancels a touch that could select an element.
    func cancelTouch()
    /// Moves the cells to their positions with the gap.
    func placeCellsAroundGap()

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)

    func canDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)
    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func performDrop(_ drop: ListDrop)

    /// Returns whether the data source moves an element that is dropped on its own list.
    func canReorder(_ path: IndexPath) -> Bool
    /// Returns the index path to which the element at `source` moves instead of `proposed`.
    func reorderTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath
    /// Moves an element in the list, and calls the data source to move it.
    func reorder(from source: IndexPath, to target: IndexPath)
}

extension DragDropList {
    func canReorder(_ path: IndexPath) -> Bool { false }
    func reorderTarget(from source: IndexPath, to proposed: IndexPath) -> IndexPath { proposed }
    func reorder(from source: IndexPath, to target: IndexPath) {}
}

/// The destination of dropped items.
enum ListDropIntent {
    /// The list shows no destination.
    case unspecified
    /// Between two elements.
    case insertion
    /// Into an element.
    case into
    /// Into an element or between two, depending on the location.
    case automatic
}
