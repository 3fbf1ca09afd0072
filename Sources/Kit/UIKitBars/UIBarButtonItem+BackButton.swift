import CoreGraphics
import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UIBarButtonItem {
    /// Sets the image behind the back button in a state, stretched to the width of the button. Nil removes it. Bar
    /// metrics other than `default` have no effect.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backStyling.images[state] = backgroundImage
        stylingDidChange()
    }

    /// Returns the image that was set behind the back button in a state, or nil.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backStyling.images[state] : nil
    }

    /// Sets the distance by which the title of the back button moves, in points. Bar metrics other than `default` have
    /// no effect.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        backStyling.titleOffset = adjustment
        stylingDidChange()
    }

    /// Returns the distance by which the title of the back button moves, in points. The default is zero.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? backStyling.titleOffset : .zero
    }

    /// Sets the distance by which the image behind the back button moves down, in points. Bar metrics other than
    /// `default` have no effect.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        backStyling.imageOffset = adjustment
        stylingDidChange()
    }

    /// Returns the distance by which the image behind the back button moves down, in points. The default is 0.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? backStyling.imageOffset : 0
    }
}
