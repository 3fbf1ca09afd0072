import Foundation

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked. Desktops show notifications only while they are unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action removes something. Desktops show all actions in the same style.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action moves the app to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    // @unchecked: an action is immutable, so it is safe to share.
    /// The identifier, which the response contains.
    public let identifier: String
    /// The title.
    public let title: String
    /// The options.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }

    /// Returns this action, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action for which the user types text. The app asks for the text in an alert.
// @unchecked: an action is immutable, so it is safe to share.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}
