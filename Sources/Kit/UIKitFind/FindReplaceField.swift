import CoreGraphics
import UIKitCore

/// The field for the replacement text.
final class FindReplaceField: UITextField {
    private static let margin: CGFloat = 10

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: Self.margin, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: Self.margin, dy: 0)
    }
}
