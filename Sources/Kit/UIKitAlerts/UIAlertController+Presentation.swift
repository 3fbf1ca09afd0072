import CoreGraphics
import UIKitCore

/// An alert is shown in the middle, and an action sheet at the bottom or, in a regular width, in a popover.
extension UIAlertController: DialogController {
    package func presentationController(
        presenting: UIViewController?, adaptsPopover: Bool
    ) -> UIPresentationController? {
        guard preferredStyle == .alert || adaptsPopover else { return nil }
        return AlertPresentationController(presented: self, presenting: presenting)
    }

    /// Whether the action sheet is presented as a popover. A tap outside the popover performs the cancel action.
    var isPopover: Bool { storedPresentationController is UIPopoverPresentationController }

    /// The width of popovers with action sheets, in points.
    private static let popoverWidth: CGFloat = 304

    /// The size at which all buttons are visible.
    package var popoverSize: CGSize {
        view.sizeThatFits(CGSize(width: Self.popoverWidth, height: .greatestFiniteMagnitude))
    }

    /// Chooses the cancel action. Returns false, and calls no handler, if there is no cancel action.
    @discardableResult
    package func handleTapOutsidePopover() -> Bool {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
        choose(cancel)
        return true
    }
}
