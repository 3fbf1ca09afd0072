/// The superclass of views that draw the background and the arrow of a popover in their bounds. A subclass overrides
/// the type methods and the properties.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow at its base, in points. The default is 0.
    open class func arrowBase() -> CGFloat { 0 }
    /// Returns the distances from the edges of the background to the content, in points. The default is 0.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// Returns the distance from the base of the arrow to its tip, in points. The default is 0.
    open class func arrowHeight() -> CGFloat { 0 }

    /// The distance from the middle of the view to the middle of the arrow, in points. Negative distances are toward
    /// the top or the left. The popover sets this property.
    open var arrowOffset: CGFloat = 0
    /// The direction of the arrow, which is empty if there is no arrow. The popover sets this property.
    open var arrowDirection: UIPopoverArrowDirection = .unknown
}
