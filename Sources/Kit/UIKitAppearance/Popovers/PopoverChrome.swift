import CoreGraphics
import UIKitDrawing

/// The measurements of the background of a popover, in points.
package struct PopoverChrome: Equatable {
    /// The length of the arrow.
    var arrowLength: CGFloat = 13
    /// The width of the arrow at its base.
    var arrowWidth: CGFloat = 26
    /// The distances from the edges of the background, without the arrow, to the content.
    var insets: UIEdgeInsets = .zero

    /// The measurements of the standard bubble.
    package init() {}

    /// The measurements of a background of the app.
    @MainActor
    package init(_ background: any UIPopoverBackgroundViewMethods.Type) {
        arrowLength = background.arrowHeight()
        arrowWidth = background.arrowBase()
        insets = background.contentViewInsets()
    }
}
