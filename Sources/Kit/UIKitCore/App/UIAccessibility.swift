import Foundation

/// What a person asked of all applications, so that they can use them.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the person wants less to move: what slides and grows fades instead.
    ///
    /// Navigation, presentations and alerts of the kit follow it. The environment says so with `ENGAWA_REDUCE_MOTION=1`.
    public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

    /// Sent when `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
