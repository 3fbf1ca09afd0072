import Foundation

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app receives a response when the user dismisses a notification. Notifications of a category with this option
    /// do not expire.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// Notifications are shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// A kind of notification, with its actions. The desktop shows the actions as buttons.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    // @unchecked: a category is immutable, so it is safe to share.
    /// The identifier, which the content of notifications contains.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents.
    public let intentIdentifiers: [String]
    /// The options.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    /// Returns this category, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}
