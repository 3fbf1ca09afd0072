import Foundation
import QuartzCore
import SwipePhysics
import UIKitCore

/// The swipe actions of the items in list sections.
extension UICollectionView: SwipeHost {
    func swipeablePath(at point: CGPoint) -> IndexPath? {
        guard updates == nil, refusedCounts == nil, itemMovement == nil, let path = indexPathForItem(at: point),
            cellForItem(at: path) != nil
        else { return nil }
        return path
    }

    func swipeActions(at path: IndexPath, on side: SwipeReveal.Side) -> UISwipeActionsConfiguration? {
        let list = (storedLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
        return side == .leading
            ? list?.leadingSwipeActionsConfigurationProvider?(path)
            : list?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func placeOfSwipedRow(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    func swipedView(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func cornersOfSwipedRow(at path: IndexPath) -> (CACornerMask, CGFloat) {
        guard let row = cellForItem(at: path)?.shownAttributes?.listRow, row.appearance == .insetGrouped,
            row.role == .item
        else { return ([], 0) }
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return (corners, TableCellContext.cornerRadius)
    }

    func swipeWillBegin(at path: IndexPath) {
        cancelTouch()
        cellForItem(at: path)?.setNeedsUpdateConfiguration()
    }

    func swipeDidEnd(at path: IndexPath?) {
        path.flatMap { cellForItem(at: $0) }?.setNeedsUpdateConfiguration()
    }

    package func draggingWillBegin() { swipe?.close(animated: true) }

    /// Recognizes swipes once the layout contains a list with swipe actions.
    func prepareSwipe() {
        guard swipe == nil, (storedLayout as? UICollectionViewCompositionalLayout)?.hasSwipeActions == true else {
            return
        }
        swipe = SwipeInteraction(host: self)
    }

    /// Ends the swipe before an update. If the update deletes the row, returns the row, which then moves out sideways.
    func endSwipe(removes isRemoved: (IndexPath) -> Bool) -> SwipedRow? {
        guard let swipe, let row = swipe.row else { return nil }
        if isRemoved(row.path) { return swipe.take() }
        swipe.close(animated: true)
        return nil
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns the configuration of a list section, or nil for other sections.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].source.list : nil
    }

    var hasSwipeActions: Bool {
        sections.contains {
            $0.source.list?.leadingSwipeActionsConfigurationProvider != nil
                || $0.source.list?.trailingSwipeActionsConfigurationProvider != nil
        }
    }
}
