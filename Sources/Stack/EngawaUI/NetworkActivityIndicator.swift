import APIClient
import UIKitCore

/// Shows by a line along the top whether the application talks to a server.
@MainActor
public enum NetworkActivityIndicator {
    private static var observation: NetworkActivity.Observation?

    /// Follows every request of every client from now on. Nothing shows for requests that are answered at once.
    public static func follow() {
        let visibility = DelayedVisibility(
            show: { UIApplication.shared.isNetworkActivityIndicatorVisible = true },
            hide: { UIApplication.shared.isNetworkActivityIndicatorVisible = false })
        observation = NetworkActivity.shared.observe { count in visibility.setActive(count > 0) }
    }
}
