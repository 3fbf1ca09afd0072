import UIKitCore

extension UIView {
    /// Returns whether dynamic colors may resolve to different colors than with the view's previous traits.
    func hasDifferentColors(from previous: UITraitCollection?) -> Bool {
        guard let previous else { return true }
        return traitCollection.hasDifferentColorAppearance(comparedTo: previous)
    }
}
