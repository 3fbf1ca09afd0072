import CoreGraphics
import QuartzCore
import UIKitCore

/// The shadow and the border of a view before the user lifted it.
@MainActor
struct UnliftedAppearance {
    private let shadowColor: CGColor?
    private let shadowOpacity: Float
    private let shadowRadius: CGFloat
    private let shadowOffset: CGSize
    private let borderColor: CGColor?
    private let borderWidth: CGFloat

    init(of view: UIView) {
        let layer = view.layer
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowRadius = layer.shadowRadius
        shadowOffset = layer.shadowOffset
        borderColor = layer.borderColor
        borderWidth = layer.borderWidth
    }

    /// Restores the appearance of a view. The change can be animated.
    func restore(in view: UIView) {
        let layer = view.layer
        layer.shadowColor = shadowColor
        layer.shadowOpacity = shadowOpacity
        layer.shadowRadius = shadowRadius
        layer.shadowOffset = shadowOffset
        layer.borderColor = borderColor
        layer.borderWidth = borderWidth
    }
}

/// The appearance of a row that the user moves.
extension UIView {
    /// Prepares the shadow of a row. In dark mode, in which the shadow is hardly visible, also shows a border. Returns
    /// the previous appearance.
    func prepareLift() -> UnliftedAppearance {
        let appearance = UnliftedAppearance(of: self)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 6
        layer.shadowOffset = .zero
        guard traitCollection.userInterfaceStyle == .dark else { return appearance }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = 1 / max(1, traitCollection.displayScale)
        return appearance
    }

    /// Shows the shadow of a row. The change can be animated.
    func lift() { layer.shadowOpacity = 0.3 }
}
