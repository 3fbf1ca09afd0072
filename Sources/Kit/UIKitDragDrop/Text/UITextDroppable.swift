import UIKitCore
import UIKitInput

/// A view on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// The object that controls how dropped items are handled. A weak reference.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction that inserts dropped text, or nil before the view is in a window.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether text is being dragged over the view.
    var isTextDropActive: Bool { get }
}

extension UITextDroppable where Self: UIView {
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { objc_getAssociatedObject(self, TextDragKeys.dropDelegate) as? any UITextDropDelegate }
        set { objc_setAssociatedObject(self, TextDragKeys.dropDelegate, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }

    public var textDropInteraction: UIDropInteraction? { textDrag?.drop }

    public var isTextDropActive: Bool { textDrag?.isDropActive ?? false }
}

extension UITextField: UITextDroppable {}
