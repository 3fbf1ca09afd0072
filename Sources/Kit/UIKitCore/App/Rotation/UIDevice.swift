import Foundation

/// The device. In Engawa, this is the host's window. Ctrl+← and Ctrl+→ rotate it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device that the application runs on.
    public class var current: UIDevice { shared }

    /// Posted after the orientation changes, while notifications are enabled. The object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The orientation of the device; `unknown` after the application disabled notifications.
    ///
    /// The orientation of the interface may differ: see `UIWindowScene.effectiveGeometry`.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? physicalOrientation : .unknown
    }

    /// Whether orientation notifications are enabled. They are enabled at launch, because the interface rotates with
    /// the device.
    open var isGeneratingDeviceOrientationNotifications: Bool { notificationRequestCount > 0 }

    private var notificationRequestCount = 1

    /// Enables orientation notifications. Calls can be nested. Each call requires a matching call to
    /// `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { notificationRequestCount += 1 }

    /// Balances one call to `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() {
        notificationRequestCount = max(0, notificationRequestCount - 1)
    }

    // MARK: Rotation

    /// The orientation, even while notifications are disabled.
    package private(set) var physicalOrientation: UIDeviceOrientation = .portrait

    /// Changes the orientation, posts the notification, and rotates scenes whose controllers support it.
    package func rotate(to orientation: UIDeviceOrientation) {
        setOrientation(orientation)
        for scene in UIApplication.shared.windowScenes { scene.deviceDidRotate() }
    }

    /// Changes the orientation and posts the notification, without rotating scenes.
    func setOrientation(_ orientation: UIDeviceOrientation) {
        guard orientation != physicalOrientation else { return }
        physicalOrientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// Resets the device for a new application.
    func reset(orientation: UIDeviceOrientation) {
        notificationRequestCount = 1
        physicalOrientation = orientation
    }
}
