import Foundation

/// The user's accessibility settings, and messages to assistive technologies.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The settings. The application sets them when it is launched.
    package static var settings = AccessibilitySettings() {
        didSet { if settings != oldValue { postChanges(since: oldValue) } }
    }

    /// The assistive technology that is running, or nil.
    package static weak var client: (any AccessibilityClient)? {
        didSet {
            guard (client == nil) != (oldValue == nil) else { return }
            NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
        }
    }

    /// Whether an assistive technology reads the elements of the screen aloud.
    public static var isVoiceOverRunning: Bool { client != nil }

    /// Whether the user prefers bold text. The launch argument `-UIAccessibilityBoldText YES` sets it.
    public static var isBoldTextEnabled: Bool { settings.isBold }

    /// Whether the user prefers colors of higher contrast. The launch argument `-UIAccessibilityDarkerSystemColors YES`
    /// sets it.
    public static var isDarkerSystemColorsEnabled: Bool { settings.hasHighContrast }

    /// Whether the user prefers opaque materials. If so, blur effects show their color instead of the content behind
    /// them. The launch argument `-UIAccessibilityReduceTransparency YES` sets it.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }

    /// Posted after `isVoiceOverRunning` changes.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after `isBoldTextEnabled` changes.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after `isDarkerSystemColorsEnabled` changes.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after `isReduceTransparencyEnabled` changes.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after `isReduceMotionEnabled` changes.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    private static func postChanges(since old: AccessibilitySettings) {
        let changes: [(Bool, Foundation.Notification.Name)] = [
            (settings.isBold != old.isBold, boldTextStatusDidChangeNotification),
            (settings.hasHighContrast != old.hasHighContrast, darkerSystemColorsStatusDidChangeNotification),
            (settings.reducesTransparency != old.reducesTransparency, reduceTransparencyStatusDidChangeNotification),
        ]
        for (hasChanged, name) in changes where hasChanged { NotificationCenter.default.post(name: name, object: nil) }
    }
}

/// The accessibility settings of a user.
package struct AccessibilitySettings: Equatable, Sendable {
    package var isBold = false
    package var hasHighContrast = false
    package var reducesTransparency = false

    package init() {}
}
