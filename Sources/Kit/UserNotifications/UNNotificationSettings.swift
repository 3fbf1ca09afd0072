import Foundation

/// The ways in which an app requests to notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The badge of the app.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Alerts with text.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that are always played.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button in the system settings that opens the settings of the app.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Notifications without prior permission from the user.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The user's permission for the app to send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user's permission has not been requested.
    case notDetermined = 0
    /// The user denied the permission.
    case denied = 1
    /// The user granted the permission.
    case authorized = 2
    /// The user's permission has not been requested, and notifications are delivered without it.
    case provisional = 3
    /// The permission is temporary.
    case ephemeral = 4
}

/// Whether a kind of notification is enabled.
public enum UNNotificationSetting: Int, Sendable {
    /// The app did not request it.
    case notSupported = 0
    /// Disabled.
    case disabled = 1
    /// Enabled.
    case enabled = 2
}

/// The ways in which a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The badge of the app changes.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// The sound is played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The text is shown.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// The notification is listed.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// The text is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The user's notification settings for the app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // @unchecked: settings are immutable, so they are safe to share.
    /// Whether the app may notify the user.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .authorized || authorizationStatus == .provisional ? .enabled : .disabled
    }

    /// Whether text is shown.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether sounds are played.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether the badge of the app changes.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether notifications are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
}
