import Foundation

extension UITextField {
    /// Goes on in another field when `press` is Tab: in the next one as one reads, or with Shift in the one before.
    /// After the last comes the first. Returns whether there was one to go to.
    func goToNextField(_ press: UIPress) -> Bool {
        guard isEditing, let key = press.key, key.keyCode == .keyboardTab else { return false }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        let fields: [UITextField] = fieldsInReadingOrder
        guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else { return false }
        let step: Int = key.modifierFlags.contains(.shift) ? fields.count - 1 : 1
        return fields[(index + step) % fields.count].becomeFirstResponder()
    }

    /// The fields that can be edited now and lie in front, by rows from the top, and in a row as one reads.
    private var fieldsInReadingOrder: [UITextField] {
        guard let window else { return [] }
        let root: UIView = window.rootViewController?.topmostPresented.viewIfLoaded ?? window
        var found: [(field: UITextField, frame: CGRect)] = []
        UITextField.collect(in: isDescendant(of: root) ? root : window) { field in
            found.append((field, field.convert(field.bounds, to: nil)))
        }
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        found.sort { left, right in
            // Fields of a row overlap by more than half of the lower one's height.
            let overlap: CGFloat = min(left.frame.maxY, right.frame.maxY) - max(left.frame.minY, right.frame.minY)
            if overlap * 2 <= min(left.frame.height, right.frame.height) { return left.frame.minY < right.frame.minY }
            return isRightToLeft ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
        }
        return found.map(\.field)
    }

    private static func collect(in view: UIView, into found: (UITextField) -> Void) {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
        if let field = view as? UITextField {
            if field.canBecomeFirstResponder { found(field) }
            return
        }
        for subview in view.subviews { collect(in: subview, into: found) }
    }
}
