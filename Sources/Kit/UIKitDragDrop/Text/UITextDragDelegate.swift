import Foundation
import UIKitCore
import UIKitInput

/// An object that customizes drags of a view's text, and observes them.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items to drag. An empty array prevents the drag. The default is the suggested items.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns the preview that is lifted for an item, or nil for a preview of the text. The default is nil.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the preview is lifted. Add animations to run at the same time.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called before the drag begins to move.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)

    /// Called after the drag ended.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// A drag of text that is about to begin.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The range that is dragged.
    var dragRange: UITextRange { get }

    /// The items that are dragged if there is no delegate.
    var suggestedItems: [UIDragItem] { get }

    /// The items that the session already contains.
    var existingItems: [UIDragItem] { get }

    /// Whether the range is selected.
    var isSelected: Bool { get }

    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// The only implementation of a request, for a drag of the selected text.
@MainActor
final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession

    init(range: UITextRange, items: [UIDragItem], session: any UIDragSession) {
        dragRange = range
        suggestedItems = items
        dragSession = session
        super.init()
    }

    var existingItems: [UIDragItem] { dragSession.items }

    var isSelected: Bool { true }
}
