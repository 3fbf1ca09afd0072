import Foundation
import HostClock
import PlatformHost

/// A host of memory: windows without a display, a clock that waits for nobody, events made by a test.
///
/// It makes the process's time virtual, and moves it with the main run loop; see `followMainLoop()`. Nothing is drawn until somebody asks a window for its pixels.
@preconcurrency @MainActor
public final class HeadlessHost: PlatformHost {
    public private(set) var display: DisplayMetrics
    public let clipboard: any HostClipboard = MemoryClipboard()

    /// The windows that are open, in the order they were opened.
    public internal(set) var windows: [HeadlessWindow] = []

    /// What `open(_:)` was asked to open.
    public private(set) var openedURLs: [URL] = []

    /// How many turns the client ran.
    public internal(set) var turnCount = 0

    /// The work of the process that holds virtual time besides the ledger's. The default is nil.
    public var backgroundWork: (any BackgroundWork)?

    /// The most real seconds that background work holds virtual time; longer work is ignored until it ends. The default
    /// is 5.
    public var backgroundWorkLimit: TimeInterval = 5

    var events: [HostEvent] = []
    /// Whether a host runs the main run loop itself.
    static var isDriving = false
    /// The background work that was under way at the last look; nil when there was none.
    var backgroundPeriod: BackgroundPeriod?

    /// A period in which some background work was always under way.
    struct BackgroundPeriod {
        /// When it was first seen, by the monotonic clock.
        var start: TimeInterval
        /// The work's `idleCount` then.
        var idleCount: Int
    }

    /// When Foundation's next timer is due, by its clock and by virtual time.
    var foundationDeadline: (real: TimeInterval, virtual: TimeInterval) = (-1, -1)
    weak var client: (any HostClient)?
    var lastOutcome = TurnOutcome(nextFrame: nil)

    /// Makes a host with one display, of `size` points at `scale` pixels to a point.
    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, prefersDark: Bool = false
    ) {
        display = DisplayMetrics(size: size, scale: scale, refreshRate: 60, prefersDark: prefersDark)
        MainQueue.shared.makeVirtual()
        followMainLoop()
    }

    public func makeWindow(_ request: WindowRequest) throws -> any HostWindow {
        let window = HeadlessWindow(host: self, title: request.title, size: request.size, scale: display.scale)
        windows.append(window)
        return window
    }

    public func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }

    /// Makes `client` the one that is turned by `step`, `settle()` and their kin.
    public func attach(_ client: any HostClient) {
        self.client = client
        lastOutcome = TurnOutcome(nextFrame: nil)
    }

    // MARK: Waits of others

    /// When virtual time last followed real time, by the monotonic clock.
    var followedTime: TimeInterval = 0

    /// Turns `client` until it wants to quit, or until nothing can ever happen again.
    public func run(_ client: any HostClient) {
        attach(client)
        while !lastOutcome.wantsQuit {
            guard wait(for: 3_600, until: { self.lastOutcome.wantsQuit }) || MainQueue.shared.nextDeadline != nil
            else { return }
        }
    }

    /// Queues an event, stamped with the time it is now.
    public func post(_ kind: HostEvent.Kind, at window: any HostWindow) {
        events.append(HostEvent(window: window, timestamp: MainQueue.shared.now, kind: kind))
    }
}
