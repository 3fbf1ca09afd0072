import CoreGraphics
import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UINavigationBar {
    /// Sets the image behind the content of the bar at any position. An empty image makes the bar transparent.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the image that was set for the position `any`.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the image behind the content of the bar at a position. An empty image makes the bar transparent.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        styling.backgroundImages[NavigationBarStyling.ImageKey(position: barPosition, metrics: barMetrics)] =
            backgroundImage
        stylingDidChange()
    }

    /// Returns the image that was set for a position.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        styling.backgroundImages[NavigationBarStyling.ImageKey(position: barPosition, metrics: barMetrics)]
    }

    /// Moves the title down by `adjustment` points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        styling.titleOffsets[barMetrics] = adjustment
        stylingDidChange()
    }

    /// Returns the distance by which the title moves down, in points. The default is 0.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        styling.titleOffsets[barMetrics] ?? 0
    }
}
