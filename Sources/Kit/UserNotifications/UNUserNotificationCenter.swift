import Foundation
import HostClock

/// The notification center of the app.
///
/// The center delivers local notifications according to the host's clock while the app runs, and the desktop shows
/// them. The methods can be called on any thread. Completion handlers are called on the main thread.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // @unchecked: the state is isolated to the main actor.
    private static let shared = UNUserNotificationCenter()

    /// The notification center.
    open class func current() -> UNUserNotificationCenter { shared }

    private override init() { super.init() }

    /// The delegate, held weakly. Set it before the app finishes launching.
    @MainActor open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { NotificationStore.shared.delegate }
        set { NotificationStore.shared.delegate = newValue }
    }

    /// Calls `body` on the main actor, immediately if that is possible.
    private func run(_ body: @escaping @MainActor @Sendable (NotificationStore) -> Void) {
        MainQueue.shared.nowOrAsync { body(.shared) }
    }

    private func result<Value>(_ body: @escaping @MainActor @Sendable (NotificationStore) -> Value) async -> Value {
        let found: Handover<Value> = await withCheckedContinuation { continuation in
            run { continuation.resume(returning: Handover(value: body($0))) }
        }
        return found.value
    }

    // MARK: Authorization

    /// Requests the user's permission to send notifications if it has not been requested before, and calls a closure
    /// with the result.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        run { $0.requestAuthorization(options) { completionHandler($0, nil) } }
    }

    /// Requests the user's permission to send notifications if it has not been requested before, and returns the
    /// result.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    /// Calls a closure with the user's notification settings for the app.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        run { completionHandler($0.settings) }
    }

    /// Returns the user's notification settings for the app.
    open func notificationSettings() async -> UNNotificationSettings { await result { $0.settings } }

    /// Whether the user's permission has been requested.
    @MainActor package var wasAsked: Bool { NotificationStore.shared.status != .notDetermined }

    /// Whether the app may send notifications.
    @MainActor package var isAllowed: Bool {
        get { [.authorized, .provisional].contains(NotificationStore.shared.status) }
        set { NotificationStore.shared.setStatus(newValue ? .authorized : .denied) }
    }

    // MARK: Requests

    /// Adds a request. Replaces an earlier request with the same identifier.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let handover = Handover(value: request)
        run { store in
            store.add(handover.value)
            completionHandler?(nil)
        }
    }

    /// Adds a request. Replaces an earlier request with the same identifier.
    open func add(_ request: UNNotificationRequest) async throws {
        let handover = Handover(value: request)
        await result { $0.add(handover.value) }
    }

    /// Calls a closure with the pending requests, whose time is in the future.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        run { completionHandler($0.pendingRequests) }
    }

    /// Returns the pending requests, whose time is in the future.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { await result { $0.pendingRequests } }

    /// Removes the pending requests with the given identifiers.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        run { $0.removePending(identifiers) }
    }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { run { $0.removePending(nil) } }

    // MARK: Delivered notifications

    /// Calls a closure with the delivered notifications that the user has not opened, answered or dismissed.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        run { completionHandler($0.delivered) }
    }

    /// Returns the delivered notifications that the user has not opened, answered or dismissed.
    open func deliveredNotifications() async -> [UNNotification] { await result { $0.delivered } }

    /// Removes the delivered notifications with the given identifiers.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        run { $0.removeDelivered(identifiers) }
    }

    /// Removes all delivered notifications.
    open func removeAllDeliveredNotifications() { run { $0.removeDelivered(nil) } }

    /// Sets the badge of the app.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        run { store in
            store.setBadge?(newBadgeCount)
            completionHandler?(nil)
        }
    }

    /// Sets the badge of the app.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        _ = await result { $0.setBadge?(newBadgeCount) }
    }

    // MARK: Categories

    /// Sets the categories of the app's notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        run { $0.categories = categories }
    }

    /// Calls a closure with the categories of the app's notifications.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        run { completionHandler($0.categories) }
    }

    /// Returns the categories of the app's notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { await result { $0.categories } }
}
