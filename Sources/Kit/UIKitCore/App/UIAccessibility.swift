import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the user prefers reduced motion: fades replace sliding and scaling.
    ///
    /// Navigation, presentations and alerts of the kit respect it. The environment variable `ENGAWA_REDUCE_MOTION=1`
    /// sets it.
    public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

    /// Posted after `isReduceMotionEnabled` changes.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
