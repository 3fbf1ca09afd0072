import UIKitCore
import UIKitInput

/// A view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The interaction that drags the selected text; nil before the view is in a window. Disable it to prevent drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
}

extension UITextDraggable where Self: UIView {
    public var textDragInteraction: UIDragInteraction? { textDrag?.drag }

    public var isTextDragActive: Bool { textDrag?.drag.isDragging ?? false }
}

extension UITextField: UITextDraggable {}

extension UIView {
    /// The drags of the view's text.
    var textDrag: TextDrag? {
        interactions.lazy.compactMap { ($0 as? UIDragInteraction)?.delegate as? TextDrag }.first
    }
}
