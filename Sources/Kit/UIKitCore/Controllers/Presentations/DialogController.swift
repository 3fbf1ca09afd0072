import CoreGraphics

/// A controller that determines its own presentation, such as an alert.
///
/// Modules above UIKitCore conform to this protocol, because they cannot override members that are not public.
@MainActor
package protocol DialogController: UIViewController {
    /// Returns the presentation controller to use in place of the standard one for `modalPresentationStyle`, or nil to
    /// use the standard one.
    ///
    /// - Parameter adaptsPopover: Whether the standard presentation is a popover that is adapted, because the width is
    ///   compact.
    func presentationController(presenting: UIViewController?, adaptsPopover: Bool) -> UIPresentationController?

    /// The size of the content in a popover, in points.
    var popoverSize: CGSize { get }

    /// Handles a tap outside the popover.
    ///
    /// - Returns: Whether the controller handled the tap. If false, the tap dismisses the controller as usual.
    func handleTapOutsidePopover() -> Bool
}

/// A presentation controller that dims the tint of the content behind it and determines its own transition.
@MainActor
package protocol DialogPresentation: UIPresentationController {
    /// The transition to use if the transitioning delegate supplies none.
    var motion: PresentationMotion { get }
}
