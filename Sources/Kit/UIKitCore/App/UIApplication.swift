import ClassRuntime
import Foundation
import HostClock
import PlatformHost
import QuartzCore

/// The application: it turns the host's events into actions, and what changed into pictures.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether an application can be seen and used.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// What an application is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The link it was opened with.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// What goes with opening a link.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private static var storedShared: UIApplication?

    /// The application of this process. It exists from its first use.
    public class var shared: UIApplication {
        if let storedShared { return storedShared }
        let made = UIApplication()
        storedShared = made
        return made
    }

    /// Replaces the application by a new one: each test starts afresh.
    package static func replaceShared() -> UIApplication {
        storedShared?.tearDown()
        let made = UIApplication()
        storedShared = made
        return made
    }

    // MARK: State

    /// Who is told of its life. The application holds it.
    open weak var delegate: (any UIApplicationDelegate)?
    var ownedDelegate: (any UIApplicationDelegate)?

    /// Whether it can be seen and used.
    open internal(set) var applicationState: State = .inactive

    /// The scenes it has.
    open internal(set) var connectedScenes: Set<UIScene> = []

    /// What scenes are made from, one for each.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Which way the person reads: the direction of the preferred language.
    open internal(set) var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight

    /// How large the person wants text. The default is `large`.
    open internal(set) var preferredContentSizeCategory: UIContentSizeCategory = .large

    /// Whether something says that the network is in use. The default is false.
    ///
    /// A line runs along the top of the scene then, above every window; iOS turned a wheel in its status bar.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { if isNetworkActivityIndicatorVisible != oldValue { networkActivityDidChange() } }
    }

    /// What the application calls itself: in title bars, for example.
    package var name = ProcessInfo.processInfo.processName

    package var host: (any PlatformHost)?
    /// What is known in place of an `Info.plist`; nil looks for one.
    var information: ApplicationInformation?
    var prefersDark = false
    /// Whether the person wants less to move.
    package var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }
    weak var keyWindowOrNil: UIWindow?
    var visibleWindows: [UIWindow] = []
    let input = HostInput()
    var frameClients: [any FrameClient] = []
    private var callsAfterTurn: [() -> Void] = []
    var isTurning = false
    var hasChanges = true
    package var wantsQuit = false
    /// When the last frame was made, in the host's seconds.
    var lastFrameTime: TimeInterval = 0
    package private(set) var statistics = FrameStatistics()

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Windows

    /// Every window that is shown, in every scene, from back to front.
    open var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { keyWindowOrNil }

    package var connectedWindowScene: UIWindowScene? {
        connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    var sceneTraits: UITraitCollection { connectedWindowScene?.traitCollection ?? .current }

    func windowDidShow(_ window: UIWindow) {
        if !visibleWindows.contains(where: { $0 === window }) { visibleWindows.append(window) }
    }

    func windowDidHide(_ window: UIWindow) {
        visibleWindows.removeAll { $0 === window }
    }

    // MARK: Actions

    /// Sends `action` and returns whether somebody carried it out.
    ///
    /// - Parameters:
    ///   - target: who carries it out; when nil, the first responder up the chain that can perform it.
    ///   - sender: where the search up the chain begins when there is no first responder, and what the method is given.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            tellAction(action, from: sender, to: target)
            return action.invoke(on: target as AnyObject, sender: sender, event: event)
        }
        let start: UIResponder? = keyWindowOrNil?.firstResponder ?? (sender as? UIResponder) ?? keyWindowOrNil
        guard let found = start?.target(forAction: action, withSender: sender) else { return false }
        tellAction(action, from: sender, to: found)
        return action.invoke(on: found as AnyObject, sender: sender, event: event)
    }

    private func tellAction(_ action: Selector, from sender: Any?, to target: Any) {
        AppEvents.shared.post(
            .action(name: action.name, sender: sender.map { $0 as AnyObject }, target: target as AnyObject))
    }

    /// Gives `event` to the window it belongs to. Override it to see everything that happens.
    open func sendEvent(_ event: UIEvent) {
        for window in input.windows(of: event) { window.sendEvent(event) }
    }

    /// Opens a link with whatever the system opens it with.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let opened: Bool = host?.open(url) ?? false
        if let completion { afterTurn { completion(opened) } }
    }

    // MARK: Turns

    /// Runs `call` once this turn, or the next one, has brought layout up to date.
    package func afterTurn(_ call: @escaping () -> Void) {
        callsAfterTurn.append(call)
        UIApplication.noteChange()
    }

    func runCallsAfterTurn() {
        while !callsAfterTurn.isEmpty {
            let calls: [() -> Void] = callsAfterTurn
            callsAfterTurn.removeAll()
            for call in calls { call() }
        }
    }

    var hasCallsAfterTurn: Bool { !callsAfterTurn.isEmpty }

    func countFrame(presented: Bool) {
        statistics.frames += 1
        if presented { statistics.presentedFrames += 1 }
    }

    /// Says that something changed, so that a waiting host looks.
    static func noteChange() {
        guard let application = storedShared, !application.hasChanges else { return }
        application.hasChanges = true
        if !application.isTurning { MainQueue.shared.wake() }
    }
}

/// Something that moves with the frames, such as a scroll view that glides.
@MainActor
protocol FrameClient: AnyObject {
    /// Moves to `time`, in the host's seconds, and returns whether it still moves.
    func advance(to time: TimeInterval) -> Bool
    /// Whether it is on its way to an end. The default is true.
    var isSettling: Bool { get }
}

extension FrameClient {
    var isSettling: Bool { true }
}

/// What the application did so far, counted.
package struct FrameStatistics: Sendable {
    /// Turns in which something had changed.
    package var frames = 0
    /// Frames of which something was painted.
    package var presentedFrames = 0
}
