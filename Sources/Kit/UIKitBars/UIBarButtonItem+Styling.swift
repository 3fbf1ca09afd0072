import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UIBarButtonItem {
    /// Sets the image behind the item in a state, stretched to the item's width. Nil removes it. Bar metrics other than
    /// `default` have no effect.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: state, ofStyle: nil, barMetrics)
    }

    /// Returns the image that was set behind the item in a state, or nil.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImages[nil]?[state] : nil
    }

    /// Sets the image behind the item in a state while the item has a style. It takes precedence over the image for all
    /// styles. Bar metrics other than `default` have no effect.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, ofStyle: style, barMetrics)
    }

    /// Returns the image that was set behind the item in a state and a style, or nil.
    public func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? backgroundImages[style]?[state] : nil
    }

    private func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, ofStyle style: Style?, _ barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        backgroundImages[style, default: StateTable()][state] = image
        stylingDidChange()
    }

    /// Sets the distance by which the background image moves down, in points. Bar metrics other than `default` have no
    /// effect.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        backgroundOffset = adjustment
        stylingDidChange()
    }

    /// Returns the distance by which the background image moves down, in points. The default is 0.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? backgroundOffset : 0
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
