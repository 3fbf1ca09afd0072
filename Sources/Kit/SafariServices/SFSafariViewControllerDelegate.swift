import Foundation
import UIKitCore
import UIKitSharing

/// Methods that a Safari view controller calls. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user taps the button that dismisses the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Called after the first attempt to open the web page in the browser.
    ///
    /// - Parameter didLoadSuccessfully: Whether the browser was opened. It does not indicate whether the browser loaded
    ///   the page.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// Returns additional activities for the share sheet. The default is an empty array.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
        -> [UIActivity]

    /// Returns the activities that the share sheet does not show. The default is an empty array.
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?)
        -> [UIActivity.ActivityType]
}

/// The default implementations of the optional methods.
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}

    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }

    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
}
