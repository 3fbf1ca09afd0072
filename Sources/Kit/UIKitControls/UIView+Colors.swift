import UIKitCore

extension UIView {
    /// Returns whether dynamic colors can resolve to other colors than with the view's previous traits.
    func hasDifferentColors(from previous: UITraitCollection?) -> Bool {
        guard let previous else { return true }
        return traitCollection.hasDifferentColorAppearance(comparedTo: previous)
    }
}
