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

    /// Whether the action sheet is presented as a popover, in which a tap outside performs the cancel action.
    var isPopover: Bool { storedPresentationController is UIPopoverPresentationController }

    /// The width of popovers with action sheets, in points.
    private static let popoverWidth: CGFloat = 304

    /// The size with which all buttons are visible.
    package var popoverSize: CGSize {
        view.sizeThatFits(CGSize(width: Self.popoverWidth, height: .greatestFiniteMagnitude))
    }

    /// Chooses the cancel action. Without it, no handler is called.
    @discardableResult
    package func handleTapOutsidePopover() -> Bool {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
        choose(cancel)
        return true
    }
}
