import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UIBarButtonItem {
    /// Sets the image behind the item in a state, stretched to the item's width. Nil removes it. Bar metrics other than
    /// `default` have no effect.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        backgroundImages[state] = backgroundImage
        stylingDidChange()
    }

    /// Returns the image that was set behind the item in a state, or nil.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[state] : nil
    }

    /// Sets the distance by which the title moves, in points. Bar metrics other than `default` have no effect.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        titleOffset = adjustment
        stylingDidChange()
    }

    /// Returns the distance by which the title moves, in points. The default is zero.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titleOffset : .zero
    }
}
