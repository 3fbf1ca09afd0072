import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    /// The title, in one line.
    open internal(set) var title = ""
    /// The text below the title.
    open internal(set) var subtitle = ""
    /// The text.
    open internal(set) var body = ""
    /// The number for the badge of the app, or nil for no change.
    open internal(set) var badge: NSNumber?
    /// The sound, if any.
    open internal(set) var sound: UNNotificationSound?
    /// Custom values that the app provides.
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The identifier of the category, which determines the actions.
    open internal(set) var categoryIdentifier = ""
    /// The identifier of the group of the notification.
    open internal(set) var threadIdentifier = ""
    /// The identifier of the content. An app uses it to find the scene that shows the content.
    open internal(set) var targetContentIdentifier: String?
    /// The importance of the notification.
    open internal(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
    /// The relevance of the notification among the notifications of the app, from 0 to 1.
    open internal(set) var relevanceScore: Double = 0

    /// Creates content.
    public override init() { super.init() }

    /// Returns content with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { fill(UNNotificationContent()) }

    /// Returns mutable content with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(UNMutableNotificationContent()) }

    private func fill(_ content: UNNotificationContent) -> UNNotificationContent {
        content.title = title
        content.subtitle = subtitle
        content.body = body
        content.badge = badge
        content.sound = sound
        content.userInfo = userInfo
        content.categoryIdentifier = categoryIdentifier
        content.threadIdentifier = threadIdentifier
        content.targetContentIdentifier = targetContentIdentifier
        content.interruptionLevel = interruptionLevel
        content.relevanceScore = relevanceScore
        return content
    }
}

/// The content of a notification that the app creates.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title, in one line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The text below the title.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number for the badge of the app, or nil for no change.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound, if any.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// Custom values that the app provides.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The identifier of the category, which determines the actions.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The identifier of the group of the notification.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The identifier of the content. An app uses it to find the scene that shows the content.
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// The importance of the notification.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// The relevance of the notification among the notifications of the app, from 0 to 1.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Listed, but not shown immediately.
    case passive = 0
    /// Shown immediately.
    case active = 1
    /// Shown immediately, even if the user wants few notifications.
    case timeSensitive = 2
    /// Always shown immediately.
    case critical = 3
}
