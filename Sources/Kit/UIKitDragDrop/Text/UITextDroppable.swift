import UIKitCore
import UIKitInput

/// A view on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// The interaction that inserts dropped text; nil before the view is in a window.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether text is being dragged over the view.
    var isTextDropActive: Bool { get }
}

extension UITextDroppable where Self: UIView {
    public var textDropInteraction: UIDropInteraction? { textDrag?.drop }

    public var isTextDropActive: Bool { textDrag?.isDropActive ?? false }
}

extension UITextField: UITextDroppable {}
