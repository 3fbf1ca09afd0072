import Foundation

/// The device, which here is the window of the host. Ctrl+← and Ctrl+→ rotate it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device that the application runs on.
    public class var current: UIDevice { shared }

    /// Posted after the orientation changed, while notifications are enabled. The object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The orientation of the device; `unknown` while notifications are disabled.
    ///
    /// The orientation of the interface may differ: see `UIWindowScene.effectiveGeometry`.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? heldOrientation : .unknown
    }

    /// Whether orientation notifications are enabled.
    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    private var listeners = 0

    /// Enables orientation notifications. Calls can be nested, and each requires a matching end.
    open func beginGeneratingDeviceOrientationNotifications() {
        listeners += 1
    }

    /// Ends one `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(0, listeners - 1)
    }

    // MARK: Rotation

    /// The orientation, even while notifications are disabled.
    package private(set) var heldOrientation: UIDeviceOrientation = .portrait

    /// Changes the orientation, posts the notification, and rotates scenes whose controllers support it.
    package func turn(to orientation: UIDeviceOrientation) {
        hold(orientation)
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes { scene.deviceDidTurn() }
    }

    /// Changes the orientation and posts the notification, without rotating scenes.
    func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// Resets the device for a new application.
    func reset(heldAs orientation: UIDeviceOrientation) {
        listeners = 0
        heldOrientation = orientation
    }
}
