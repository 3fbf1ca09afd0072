import Foundation

/// The device: here, the window of the host. Ctrl+← and Ctrl+→ turn it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device that the application runs on.
    public class var current: UIDevice { shared }

    /// Sent when the device is held another way, while notices are generated. The object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// Which way up it is held; `unknown` unless notices of it are generated.
    ///
    /// The interface may stand another way: see `UIWindowScene.effectiveGeometry`.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? heldOrientation : .unknown
    }

    /// Whether notices of its orientation are generated.
    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    private var listeners = 0

    /// Begins to generate notices of its orientation. Calls may be nested; end each.
    open func beginGeneratingDeviceOrientationNotifications() {
        listeners += 1
    }

    /// Ends what one `beginGeneratingDeviceOrientationNotifications()` began.
    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(0, listeners - 1)
    }

    // MARK: Turning

    /// How it is held, whether or not somebody listens.
    package private(set) var heldOrientation: UIDeviceOrientation = .portrait

    /// Holds it another way: those who listen are told, and the scenes turn as far as their controllers support it.
    package func turn(to orientation: UIDeviceOrientation) {
        hold(orientation)
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes { scene.deviceDidTurn() }
    }

    /// Takes over how it is held, and tells those who listen.
    func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    /// Starts afresh, with an application that nobody told anything yet.
    func reset(heldAs orientation: UIDeviceOrientation) {
        listeners = 0
        heldOrientation = orientation
    }
}
