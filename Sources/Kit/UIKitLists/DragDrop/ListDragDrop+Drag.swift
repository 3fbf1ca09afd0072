import CoreGraphics
import Foundation
import UIKitCore
import UIKitDragDrop
import UIKitDrawing

extension ListDragDrop: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, dragDelegate != nil, let element = list.dragElement(at: session.location(in: list)),
            let dataPath = list.unshownPath(element.path)
        else { return [] }
        let items: [UIDragItem] = list.dragItems(for: session, at: dataPath)
        if !items.isEmpty { endHighlight(of: element.path) }
        sources.insert(items, at: element.path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, dragDelegate != nil, let element = list.dragElement(at: point),
            let dataPath = list.unshownPath(element.path)
        else { return [] }
        let items: [UIDragItem] = list.dragItems(forAddingTo: session, at: dataPath, point: point)
        if !items.isEmpty { endHighlight(of: element.path) }
        sources.insert(items, at: element.path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        sources.setState(.dragging, of: items)
        updateCells()
    }

    /// Cancels the touch of an element, so that its preview is not highlighted.
    private func endHighlight(of path: IndexPath) {
        UIView.performWithoutAnimation {
            list?.cancelTouch()
            list?.dragCell(at: path)?.layoutIfNeeded()
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = sources.path(of: item), let cell = list.dragCell(at: path),
            let dataPath = list.unshownPath(path)
        else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragPreviewParameters(at: dataPath) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        sources.setState(.lifting, of: session.items)
        updateCells()
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        list?.dragWillBegin(session)
        sources.setState(.dragging, of: session.items)
        updateCells()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.dragAllowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { [weak self] _ in self?.dragDidEnd([item]) } }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        dragDidEnd(session.items)
        list?.dragDidEnd(session)
    }

    private func dragDidEnd(_ items: [UIDragItem]) {
        sources.remove(items)
        resetCells()
    }
}
