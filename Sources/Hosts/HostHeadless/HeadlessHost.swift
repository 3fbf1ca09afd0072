import Foundation
import HostClock
import PlatformHost

/// A host without a display: windows in memory, a virtual clock, and events that a test posts.
///
/// The host makes the process's time virtual, and advances it with the main run loop; see `followMainLoop()`. Nothing
/// is drawn until a caller requests the pixels of a window.
@preconcurrency @MainActor
public final class HeadlessHost: PlatformHost {
    /// The properties of the simulated display.
    public private(set) var display: DisplayMetrics
    /// A clipboard that no other host shares.
    public let clipboard: any HostClipboard = MemoryClipboard()

    /// The open windows, in the order in which they were opened.
    public internal(set) var windows: [HeadlessWindow] = []

    /// The URLs passed to `open(_:)`.
    public private(set) var openedURLs: [URL] = []

    /// Whether the client keeps the display on.
    public var keepsDisplayOn = false

    /// The notifications passed to `show(_:)` that were neither replaced nor removed, oldest first.
    public private(set) var shownNotifications: [HostNotification] = []

    /// The file dialogs of a simulated desktop. The default is nil.
    public var fileChooser: (any HostFileChooser)?

    /// The feedback passed to `play(_:)`.
    public private(set) var playedFeedback: [HostFeedback] = []

    /// The number of turns that the client ran.
    public internal(set) var turnCount = 0

    /// The work that holds virtual time in addition to the ledger's. The default is nil.
    public var backgroundWork: (any BackgroundWork)?

    /// The maximum time in real seconds for which background work holds virtual time. Longer work is ignored until it
    /// ends. The default is 5.
    public var backgroundWorkLimit: TimeInterval = 5

    var events: [HostEvent] = []
    /// Whether a host runs the main run loop itself.
    static var isDriving = false
    /// The background work in progress at the last check, if any.
    var backgroundPeriod: BackgroundPeriod?

    /// A period in which background work was continuously in progress.
    struct BackgroundPeriod {
        /// The time at which the work was first observed, on the monotonic clock.
        var start: TimeInterval
        /// The work's `idleCount` at that time.
        var idleCount: Int
    }

    /// The time at which the next Foundation timer is due, on the monotonic clock and in virtual time.
    var foundationDeadline: (real: TimeInterval, virtual: TimeInterval) = (-1, -1)
    weak var client: (any HostClient)?
    var lastOutcome = TurnOutcome(nextFrame: nil)

    /// Creates a host with a display of `size` points and `scale` pixels per point.
    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, prefersDark: Bool = false
    ) {
        display = DisplayMetrics(size: size, scale: scale, refreshRate: 60, prefersDark: prefersDark)
        MainQueue.shared.makeVirtual()
        followMainLoop()
    }

    /// Opens a window in memory.
    public func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = HeadlessWindow(host: self, title: request.title, size: request.size, scale: display.scale)
        windows.append(window)
        return window
    }

    /// The schemes that `canOpen(scheme:)` accepts, in lowercase. The default is the schemes that a phone can open.
    public var openableSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// Returns whether `openableSchemes` contains the scheme.
    public func canOpen(scheme: String) -> Bool { openableSchemes.contains(scheme.lowercased()) }

    /// Appends `url` to `openedURLs`, and returns true.
    public func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }

    /// Appends `feedback` to `playedFeedback`.
    public func play(_ feedback: HostFeedback) { playedFeedback.append(feedback) }

    /// Whether a network is available. The default is true.
    public var isConnectedToNetwork = true {
        didSet { if isConnectedToNetwork != oldValue { conditionsDidChange?() } }
    }

    /// Whether the device has external power. The default is true.
    public var hasExternalPower = true {
        didSet { if hasExternalPower != oldValue { conditionsDidChange?() } }
    }

    /// The closure that the host calls when `isConnectedToNetwork` or `hasExternalPower` changes. The client sets it.
    public var conditionsDidChange: (() -> Void)?

    /// Appends `notification` to `shownNotifications`, replacing a notification with the same identifier.
    public func show(_ notification: HostNotification) {
        removeNotifications([notification.identifier])
        shownNotifications.append(notification)
    }

    /// Removes notifications from `shownNotifications`.
    public func removeNotifications(_ identifiers: [String]) {
        shownNotifications.removeAll { identifiers.contains($0.identifier) }
    }

    /// Sets the client that `turn()`, `settle()` and the other waits run.
    public func attach(_ client: any HostClient) {
        self.client = client
        lastOutcome = TurnOutcome(nextFrame: nil)
    }

    /// Sets the display's text scale, and posts a `textScale` event to each window.
    public func setTextScale(_ scale: Double) {
        guard scale != display.textScale else { return }
        display.textScale = scale
        for window in windows { post(.textScale(scale), at: window) }
    }

    // MARK: Waits outside the host

    /// The time at which virtual time last followed real time, on the monotonic clock.
    var followedTime: TimeInterval = 0

    /// Runs turns of `client` until it quits, or until no deadline is left.
    public func run(_ client: any HostClient) {
        attach(client)
        while !lastOutcome.wantsQuit {
            guard wait(for: 3_600, until: { self.lastOutcome.wantsQuit }) || MainQueue.shared.nextDeadline != nil
            else { return }
        }
    }

    /// Queues an event with the current time as its timestamp.
    public func post(_ kind: HostEvent.Kind, at window: any HostWindow) {
        events.append(HostEvent(window: window, timestamp: MainQueue.shared.now, kind: kind))
    }
}
