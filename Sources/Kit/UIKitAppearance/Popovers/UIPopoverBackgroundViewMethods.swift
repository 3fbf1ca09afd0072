import CoreGraphics
import UIKitDrawing

/// The measurements of the background of a popover, which subclasses of `UIPopoverBackgroundView` override.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow at its base, in points.
    static func arrowBase() -> CGFloat

    /// Returns the distances from the edges of the background, without the arrow, to the content, in points.
    static func contentViewInsets() -> UIEdgeInsets

    /// Returns the distance from the base of the arrow to its tip, in points.
    static func arrowHeight() -> CGFloat
}
