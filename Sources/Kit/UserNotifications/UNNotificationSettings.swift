import Foundation

/// The ways in which an app requests to notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the app.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Texts.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Texts in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that are always played.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button in the settings that opens the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Notifications without asking the user first.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the app may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user declined.
    case denied = 1
    /// The user allowed it.
    case authorized = 2
    /// The user was not asked, and notifications are delivered quietly.
    case provisional = 3
    /// Allowed for a short time.
    case ephemeral = 4
}

/// Whether a kind of notification is enabled.
public enum UNNotificationSetting: Int, Sendable {
    /// The app did not ask for it.
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
    /// The number at the app changes.
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

/// The user's permission for the app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Settings do not change after they were created, which makes them safe to share.
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

    /// Whether texts are shown.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether sounds are played.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether the number at the app changes.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether notifications are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
}
