import UIKitCore
import UIKitInput

/// A view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The object that customizes the dragged items. A weak reference.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction that drags the selected text, or nil before the view is in a window. Disable it to prevent
    /// drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
}

extension UITextDraggable where Self: UIView {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { objc_getAssociatedObject(self, TextDragKeys.dragDelegate) as? any UITextDragDelegate }
        set { objc_setAssociatedObject(self, TextDragKeys.dragDelegate, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }

    public var textDragInteraction: UIDragInteraction? { textDrag?.drag }

    public var isTextDragActive: Bool { textDrag?.drag.isDragging ?? false }
}

extension UITextField: UITextDraggable {}

/// The keys with which a view stores its drag delegate and its drop delegate. An app can set the delegates before the
/// view has interactions.
enum TextDragKeys {
    // unsafe: the pointers never change, and are used only as keys.
    nonisolated(unsafe) static let dragDelegate = makeKey()
    // unsafe: see above.
    nonisolated(unsafe) static let dropDelegate = makeKey()

    private static func makeKey() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}

extension UIView {
    /// The object that handles drags and drops of the view's text, if any.
    var textDrag: TextDrag? {
        interactions.lazy.compactMap { ($0 as? UIDragInteraction)?.delegate as? TextDrag }.first
    }
}
