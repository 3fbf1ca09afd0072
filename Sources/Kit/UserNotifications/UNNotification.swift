import Foundation

/// A request for a notification, with its content and its trigger.
// @unchecked: a request is immutable, and its content is a copy, so it is safe to share.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier. A new request replaces an earlier request with the same identifier.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The trigger, or nil for immediate delivery.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }

    /// Returns this request, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
// @unchecked: a notification is immutable, so it is safe to share.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// The time of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }

    /// Returns this notification, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifier of the action for opening the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action for dismissing the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
// @unchecked: a response is immutable, so it is safe to share.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action that the user chose.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }

    /// Returns this response, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response to a notification with typed text.
// @unchecked: a response is immutable, so it is safe to share.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user typed.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
