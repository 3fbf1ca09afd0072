import APIClient
import UIKitCore

/// Shows network activity as a line along the top of the window.
@MainActor
public enum NetworkActivityIndicator {
    private static var observation: NetworkActivity.Observation?

    /// Follows all requests of all clients from now on. Requests that complete quickly show nothing.
    public static func follow() {
        let visibility = DelayedVisibility(
            show: { UIApplication.shared.isNetworkActivityIndicatorVisible = true },
            hide: { UIApplication.shared.isNetworkActivityIndicatorVisible = false })
        observation = NetworkActivity.shared.observe { count in visibility.setActive(count > 0) }
    }
}
