import Foundation
import UIKitCore

/// Notifications for older code. Newer code implements `viewWillTransition(to:with:)`.
extension UIApplication {
    /// Posted before the orientation of the interface changes. The user info contains the new orientation.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the orientation of the interface changes. The user info contains the previous orientation.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted before a new size of the scene changes the frame of the status bar. The user info contains the new frame.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after a new size of the scene changes the frame of the status bar. The user info contains the previous
    /// frame.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the raw value of a `UIInterfaceOrientation`, as an `NSNumber`.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of a frame in the coordinates of the scene, as an `NSValue` with a `CGRect`.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
