import Foundation
import UIKitDragDrop

/// An object that accepts the items dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when items are dropped. Change the data, and use the coordinator to move the items to their destinations.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the table view can accept the items. The default is true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag enters the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop at the current position. The default is to cancel.
    ///
    /// - Parameter destinationIndexPath: The index path at which items would be inserted, or nil if no row is at the
    ///   location.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when a drag leaves the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Returns the shape of the preview that moves to a row, or nil for the shape of the dragged preview.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called after a drag that entered the table view ends.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
