import CoreGraphics
import Foundation
import UIKitDragDrop

/// An object that provides the items dragged from a table view.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items that represent a row, or an empty array to prevent the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the drag items that a tap on a row with another finger adds to a drag. An empty array, which is the
    /// default, adds none.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Returns the shape of the preview of a row, or nil for the whole cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called before a drag begins to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called after a drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the items can be moved. The default is true.
    func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}
