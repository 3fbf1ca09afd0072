import APIClient
import UIKitCore

/// Shows network activity as a line along the top of the window.
@MainActor
public enum NetworkActivityIndicator {
    private static var observation: NetworkActivity.Observation?

    /// Follows all requests of all clients from now on. Requests that complete quickly show nothing.
    public static func follow() {
        // In a test, another application, which has not installed the indicator, may run in this process afterward.
        let application: UIApplication = .shared
        let visibility = DelayedVisibility(
            show: { [weak application] in application?.isNetworkActivityIndicatorVisible = true },
            hide: { [weak application] in application?.isNetworkActivityIndicatorVisible = false })
        observation = NetworkActivity.shared.observe { count in visibility.setActive(count > 0) }
    }
}
