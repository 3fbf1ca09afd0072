import Foundation
import UIKitCore
import UIKitSharing

/// Methods that a page for a web address calls. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user tapped the button that dismisses the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Called after the page was passed on to the browser.
    ///
    /// - Parameter didLoadSuccessfully: Whether the browser was opened. Whether it could load the page is unknown.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// Returns additional activities for the share sheet. The default is an empty array.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
        -> [UIActivity]

    /// Returns the activities that the share sheet does not show. The default is an empty array.
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?)
        -> [UIActivity.ActivityType]
}

/// The defaults of the optional requirements.
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
