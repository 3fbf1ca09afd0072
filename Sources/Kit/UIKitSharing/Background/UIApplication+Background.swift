import Foundation
import HostClock
import UIKitCore

/// Work in the background.
///
/// An app is in the background after the user closes its window, until its background tasks have ended. In tests, it is
/// in the background after the test presses the Home button.
extension UIApplication {
    /// Begins a task that continues for up to 30 seconds in the background. Call `endBackgroundTask(_:)` when the task
    /// has ended. The method can be called on any thread.
    ///
    /// - Parameter handler: A closure that is called when the time expires. It must end the task.
    @preconcurrency
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Begins a task, as `beginBackgroundTask(expirationHandler:)` does. The name has no effect.
    @preconcurrency
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        BackgroundTaskList.begin { handler?() }
    }

    /// Ends a task.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        BackgroundTaskList.end(identifier)
    }

    /// The remaining time for tasks in the background, in seconds. It is very large while no time limit is in effect,
    /// such as in the foreground.
    public var backgroundTimeRemaining: TimeInterval { BackgroundTaskList.current.remaining }

    /// A notification that is never posted, because `backgroundRefreshStatus` does not change.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Whether the app can run in the background. It is always `available`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    // MARK: Fetches

    /// The minimum interval between fetches, in seconds, which corresponds to 15 minutes.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 900

    /// An interval that disables fetches.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Sets the time between calls to `application(_:performFetchWithCompletionHandler:)` in the background, in
    /// seconds. The default is `backgroundFetchIntervalNever`.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        let isNever: Bool = minimumBackgroundFetchInterval >= UIApplication.backgroundFetchIntervalNever
        BackgroundTaskList.current.fetchInterval =
            isNever ? nil : max(minimumBackgroundFetchInterval, UIApplication.backgroundFetchIntervalMinimum)
    }

    // MARK: Remote notifications

    /// Whether the app is registered for remote notifications. It is always false, because desktops have no service for
    /// them.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Requests remote notifications. The request always fails, and the delegate receives the error in
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    public func registerForRemoteNotifications() {
        afterTurn { [weak self] in
            guard let self else { return }
            let sentence = "Remote notifications are not available, because this system has no service for them."
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: sentence])
            self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Ends the registration for remote notifications. It has no effect, because registration always fails.
    public func unregisterForRemoteNotifications() {}

    // MARK: Badge

    /// The badge of the app, which is shown before the titles of its windows. The default, 0, hides the badge.
    public var applicationIconBadgeNumber: Int {
        get { BackgroundTaskList.current.badgeNumber }
        set { BackgroundTaskList.current.badgeNumber = newValue }
    }
}
