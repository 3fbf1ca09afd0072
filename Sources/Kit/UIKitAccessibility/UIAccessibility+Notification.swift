import Foundation

/// An assistive technology, such as a screen reader.
@MainActor
package protocol AccessibilityClient: AnyObject {
    /// Handles a message from the application.
    ///
    /// - Returns: Whether an announcement was completed, or nil if `notification` is not an announcement.
    func receive(_ notification: UIAccessibility.Notification, argument: Any?) -> Bool?

    /// The element that has the focus of the assistive technology.
    var focusedElement: Any? { get }
}

extension UIAccessibility {
    /// A message to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: UInt32

        /// Creates a notification from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen changed. The argument is the element to focus, or a string to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The positions of some elements changed. The argument is the element to focus, or a string to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement. The argument is the string to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled. The argument is a string that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Pauses an assistive technology. The argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
        /// Resumes an assistive technology. The argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
    }

    /// Posted after an assistive technology completes or abandons an announcement.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key for the text of the announcement.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key for whether the announcement was completed, a `Bool`.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted after an assistive technology moves its focus.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key for the element that now has the focus.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key for the element that had the focus.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key for the identifier of the assistive technology, an `AssistiveTechnologyIdentifier`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Posts that the focus moved, if the focused element differs from a previous one. An assistive technology calls
    /// this method after it moves the focus, unless a message from the application moves it.
    package static func focusDidChange(from previous: Any?) {
        let focused: Any? = client?.focusedElement
        guard focused as AnyObject? !== previous as AnyObject? else { return }
        var info: [AnyHashable: Any] = [
            assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        info[focusedElementUserInfoKey] = focused
        info[unfocusedElementUserInfoKey] = previous
        NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
    }

    /// Sends a message to the assistive technologies that are running.
    public static func post(notification: Notification, argument: Any?) {
        let focused: Any? = client?.focusedElement
        defer { focusDidChange(from: focused) }
        guard let isCompleted = client?.receive(notification, argument: argument) else { return }
        let text: String? = (argument as? NSAttributedString)?.string ?? argument as? String
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [
                announcementStringValueUserInfoKey: text ?? "", announcementWasSuccessfulUserInfoKey: isCompleted,
            ])
    }

    /// Returns the element that has the focus of an assistive technology, or nil if none is running.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        client?.focusedElement
    }

    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an identifier from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// An assistive technology that users control with switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
}
