import Foundation

/// The system that the kit runs on: windows, a clipboard and a loop.
///
/// A host runs the application turn by turn: it waits for events, sets their timestamps from its clock, and passes them
/// to the client. It does not depend on views.
@preconcurrency @MainActor
public protocol PlatformHost: AnyObject {
    /// The display that shows the windows.
    var display: DisplayMetrics { get }

    /// The system's clipboard.
    var clipboard: any HostClipboard { get }

    /// Opens a window.
    ///
    /// - Throws: `HostError` with a message that suggests a remedy.
    func makeWindow(_ request: WindowRequest) throws -> any HostWindow

    /// Runs turns of `client` until it quits.
    func run(_ client: any HostClient)

    /// Opens a URL in the system's default application, and returns whether that succeeded.
    func open(_ url: URL) -> Bool

    /// Returns whether an application of the system opens URLs with a scheme.
    func canOpen(scheme: String) -> Bool

    /// Plays feedback on a device that supports it. The default implementation, for hosts without such a device, does
    /// nothing.
    func play(_ feedback: HostFeedback)

    /// Whether the display stays on even while the user does nothing. Set by the client. The default implementation,
    /// for hosts whose display is always on, stores nothing.
    var keepsDisplayOn: Bool { get set }

    /// Whether a network is available. The default implementation returns true.
    var isConnectedToNetwork: Bool { get }

    /// Whether the device has external power. The default implementation returns true.
    var hasExternalPower: Bool { get }

    /// A closure that is called on the main thread when `isConnectedToNetwork` or `hasExternalPower` may have changed.
    /// Set by the client while it waits for a change; the host watches the system only while the closure is not nil.
    /// The default implementation, for hosts whose conditions do not change, stores nothing.
    var conditionsDidChange: (() -> Void)? { get set }

    /// Shows a notification on the desktop, replacing a notification with the same identifier. The default
    /// implementation, for hosts without a desktop, does nothing.
    func show(_ notification: HostNotification)

    /// Removes notifications from the desktop, if the desktop permits it. The default implementation does nothing.
    func removeNotifications(_ identifiers: [String])

    /// The file dialogs of the desktop, or nil if there are none. The default implementation returns nil.
    var fileChooser: (any HostFileChooser)? { get }
}

extension PlatformHost {
    public func play(_ feedback: HostFeedback) {}

    public var keepsDisplayOn: Bool {
        get { false }
        set {}
    }

    public var isConnectedToNetwork: Bool { true }

    public var hasExternalPower: Bool { true }

    public var conditionsDidChange: (() -> Void)? {
        get { nil }
        set {}
    }

    public func show(_ notification: HostNotification) {}

    public func removeNotifications(_ identifiers: [String]) {}

    public var fileChooser: (any HostFileChooser)? { nil }
}
