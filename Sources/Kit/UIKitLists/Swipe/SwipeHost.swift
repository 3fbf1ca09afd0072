import Foundation
import SwipePhysics

/// A list whose rows the user can swipe.
@MainActor
protocol SwipeHost: UIScrollView {
    /// Returns the row at a point, if it can be swiped.
    func swipeablePath(at point: CGPoint) -> IndexPath?

    /// Returns the actions of a row, or nil or an empty configuration if the row has no actions.
    func swipeActions(at path: IndexPath, on side: SwipeReveal.Side) -> UISwipeActionsConfiguration?

    /// Returns the frame of a row in its closed position, or nil if the row does not exist.
    func placeOfSwipedRow(at path: IndexPath) -> CGRect?

    /// Returns the view of a row, or nil if the row is not visible.
    func swipedView(at path: IndexPath) -> UIView?

    /// Returns the corners of the row that are rounded, and their radius.
    func cornersOfSwipedRow(at path: IndexPath) -> (CACornerMask, CGFloat)

    /// Called when a row opens.
    func swipeWillBegin(at path: IndexPath)

    /// Called after a row closes. After an update, `path` is the new index path of the row, or nil if the update deleted
    /// the row.
    func swipeDidEnd(at path: IndexPath?)
}
