import CoreGraphics
import UIKitCore

/// The field for the replacement text.
final class FindReplaceField: UITextField {
    /// The distances between the text and the sides of the field.
    var margins = UIEdgeInsets.zero {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: margins) }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: margins)
    }
}
