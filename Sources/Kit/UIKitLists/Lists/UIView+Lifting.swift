import QuartzCore
import UIKitCore

/// The appearance of a row that the user moves.
extension UIView {
    /// Prepares the shadow of a row. In dark mode, in which the shadow is hardly visible, also shows a border.
    func prepareLift() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 6
        layer.shadowOffset = .zero
        guard traitCollection.userInterfaceStyle == .dark else { return }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    }

    /// Shows the shadow of a row. The change can be animated.
    func lift() { layer.shadowOpacity = 0.3 }

    /// Hides the shadow and the border of a row. The change can be animated.
    func endLift() {
        layer.shadowOpacity = 0
        layer.borderWidth = 0
    }
}
