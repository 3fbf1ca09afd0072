import Foundation

/// An object that is notified of the events of an action sheet.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user chooses a button.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet disappears.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the sheet disappeared.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
