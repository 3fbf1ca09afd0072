import UIKitAppearance
import UIKitCore
import UIKitDrawing

extension UIToolbar {
    /// Sets the image behind the content of the bar. An empty image makes the bar transparent.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        styling.backgroundImages[NavigationBarStyling.ImageKey(position: topOrBottom, metrics: barMetrics)] =
            backgroundImage
        stylingDidChange()
    }

    /// Returns the image that was set behind the content of the bar, or nil.
    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        styling.backgroundImages[NavigationBarStyling.ImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets an image in place of the line along the bar's edge. An empty image removes the line.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        styling.shadowImages[topOrBottom] = shadowImage
        stylingDidChange()
    }

    /// Returns the image that was set in place of the line, or nil.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        styling.shadowImages[topOrBottom]
    }
}
