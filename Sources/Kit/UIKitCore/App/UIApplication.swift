import ClassRuntime
import Foundation
import HostClock
import PlatformHost
import QuartzCore

/// The application, which dispatches the host's events and draws its windows in frames.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The state of an application.
    public enum State: Int, Sendable {
        /// In the foreground, and receives events.
        case active = 0
        /// In the foreground, but receives no events.
        case inactive = 1
        /// Not visible.
        case background = 2
    }

    /// A key in the launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL with which the application was opened.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the application that opened the URL.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The quick action with which the application was opened, as a `UIApplicationShortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A dictionary that describes the activity with which the application was opened.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity, in the dictionary for `userActivityDictionary`.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// A key in the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the URL is opened only by an app that is installed for it, rather than by a browser, as a `Bool`.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The kind of an extension of another application.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An on-screen keyboard.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    private(set) static var storedShared: UIApplication?

    /// The application of this process, created on first use.
    public class var shared: UIApplication {
        if let storedShared { return storedShared }
        MethodReplacements.shared.apply()
        let application = UIApplication()
        storedShared = application
        return application
    }

    /// Replaces the application with a new one for the next test.
    package static func replaceShared() -> UIApplication {
        storedShared?.tearDown()
        MethodReplacements.shared.apply()
        let application = UIApplication()
        storedShared = application
        return application
    }

    // MARK: State

    /// The delegate. The application retains the delegate with which it was launched.
    open weak var delegate: (any UIApplicationDelegate)?
    var ownedDelegate: (any UIApplicationDelegate)?

    /// The state of the application.
    open internal(set) var applicationState: State = .inactive

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(windowScenes) }

    /// The connected scenes in the order in which they became active. The last scene is in front.
    package internal(set) var windowScenes: [UIWindowScene] = []

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// The layout direction of the language in which the application is shown.
    open internal(set) var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight

    /// The user's preferred text size. It follows the text size of the desktop. The default is `large`.
    open internal(set) var preferredContentSizeCategory: UIContentSizeCategory = .large

    /// Whether network activity is indicated. The default is false.
    ///
    /// The indicator is an animated line along the top of the scene, above all windows and in front of the status bar.
    /// On iOS it was a spinner in the status bar.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { if isNetworkActivityIndicatorVisible != oldValue { networkActivityDidChange() } }
    }

    /// Whether the display stays on while the app is in the foreground, even if the user is inactive. The default is
    /// false.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { host?.keepsDisplayOn = isIdleTimerDisabled } }
    }

    /// The number of requests to ignore touches.
    package var ignoredInteractionCount = 0

    /// Whether a shake offers to undo the last change. The default is true.
    open var applicationSupportsShakeToEdit = true

    /// Offers to undo the last change in a window.
    package static var offerUndo: ((UIWindow) -> Void)?

    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        guard motion == .motionShake, applicationSupportsShakeToEdit, let keyWindow else { return }
        UIApplication.offerUndo?(keyWindow)
    }

    /// The quick actions of the app, in addition to those in its `Info.plist`. The default is nil. If the app has a
    /// bundle identifier, they are saved, so that one of them can start the next launch.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { ApplicationServices.shared.shortcutItemsDidChange?(self) }
    }

    /// The name of the application, which appears in title bars.
    package var name = ProcessInfo.processInfo.processName

    package var host: (any PlatformHost)? { didSet { UIPasteboard.host = host } }
    /// Values that replace the contents of `Info.plist`. If nil, the file is read.
    var information: ApplicationInformation?
    /// The contents of the `Info.plist` files that were read. They are cached because tests launch applications many
    /// times.
    static var informationOfModules: [String: ApplicationInformation] = [:]
    /// Whether the user prefers the dark style.
    var prefersDark = false
    /// Whether phone-sized scenes have a status bar.
    var showsStatusBar = false
    /// The style and the visibility of the status bar that the application sets. They apply if controllers do not
    /// determine them.
    var storedStatusBar = ApplicationStatusBar()
    /// True if the application is always dark, false if it is always light, and nil if it follows the user's
    /// preference.
    var isAlwaysDark: Bool?
    /// Whether the user prefers reduced motion.
    package var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }
    weak var keyWindowOrNil: UIWindow?
    /// The number of times that a window became the key window.
    var keyWindowCount = 0
    var visibleWindows: [UIWindow] = []
    let input = HostInput()
    var frameClients: [any FrameClient] = []
    /// Closures that are called in each frame after the layout of the windows, before their changes are shown.
    package static var layoutObservers: [ObjectIdentifier: () -> Void] = [:]
    /// The object that shows the input views. Created when the input views first change.
    package private(set) lazy var inputPresenter: (any InputViewPresenting)? = UIApplication.makeInputPresenter?()
    var inputViewChanges = InputViewChanges()
    /// Whether a first responder has requested input views since the launch.
    var hasInputViews = false
    var keyboardGuides = KeyboardGuides()
    /// Whether the keyboard is shown on the screen, either on request or because there is no hardware keyboard.
    package var showsKeyboard = false {
        didSet { if showsKeyboard != oldValue { inputViewsDidChange() } }
    }
    private var callsAfterTurn: [() -> Void] = []
    var isInTurn = false
    var hasChanges = true
    package var wantsQuit = false
    /// Whether the last window is being closed.
    var isClosing = false
    /// The number of successive frames after which changes remained, such as those that `draw(_:)` makes.
    var unsettledFrames = 0
    /// The time of the last frame, in seconds of the host's clock.
    var lastFrameTime: TimeInterval = 0
    package private(set) var statistics = FrameStatistics()

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Windows

    /// The visible windows of all scenes, from back to front.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { keyWindowOrNil }

    /// The scene that was active last.
    package var connectedWindowScene: UIWindowScene? { windowScenes.last }

    var sceneTraits: UITraitCollection { connectedWindowScene?.traitCollection ?? .current }

    func windowDidShow(_ window: UIWindow) {
        if !visibleWindows.contains(where: { $0 === window }) { visibleWindows.append(window) }
    }

    func windowDidHide(_ window: UIWindow) { visibleWindows.removeAll { $0 === window } }

    // MARK: Actions

    /// Sends an action, and returns whether an object performed it.
    ///
    /// - Parameters:
    ///   - target: The object that performs the action; nil for the first object in the responder chain that can
    ///     perform it.
    ///   - sender: The argument of the method. If there is no first responder, the search starts at the sender.
    ///   - event: The second argument of the method. If it is nil and the method's parameter cannot be nil, the method
    ///     receives an event without touches.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let emptyEvent: UIEvent? = event == nil ? UIEvent() : nil
        if let target {
            postAction(action, from: sender, to: target)
            return action.invoke(
                on: ClassTarget.object(for: target), sender: sender, event: event, emptyEvent: emptyEvent)
        }
        let start: UIResponder? = inputWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindowOrNil
        guard let found = start?.target(forAction: action, withSender: sender) else { return false }
        postAction(action, from: sender, to: found)
        return action.invoke(on: found as AnyObject, sender: sender, event: event, emptyEvent: emptyEvent)
    }

    private func postAction(_ action: Selector, from sender: Any?, to target: Any) {
        AppEvents.shared.post(
            .action(name: action.name, sender: sender.map { $0 as AnyObject }, target: target as AnyObject))
    }

    /// Sends an event to its windows. Override this method to observe all events.
    open func sendEvent(_ event: UIEvent) {
        for window in event.targetWindows { window.sendEvent(event) }
    }

    /// Opens a URL, and then calls `completion`, which receives whether it succeeded.
    ///
    /// A URL whose scheme the application registers in its `Info.plist` (`CFBundleURLTypes`) is opened by the
    /// application itself, after the current turn: in `scene(_:openURLContexts:)` or `application(_:open:options:)`.
    /// `openSettingsURLString` opens a page of the app's settings. Other URLs are opened in the system's default
    /// application. If `universalLinksOnly` is true, they are not opened, because no desktop application handles
    /// universal links.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let opened: Bool = openURL(url, onlyInApps: options[.universalLinksOnly] as? Bool ?? false)
        if let completion { afterTurn { completion(opened) } }
    }

    // MARK: Turns

    /// Runs `call` after this turn's layout update or, if the turn has ended, after the next turn's. Calls that `call`
    /// adds run in the same turn, without another layout update.
    package func afterTurn(_ call: @escaping () -> Void) {
        callsAfterTurn.append(call)
        UIApplication.setNeedsFrame()
    }

    func runCallsAfterTurn() {
        while !callsAfterTurn.isEmpty {
            let calls = callsAfterTurn
            callsAfterTurn.removeAll()
            for call in calls { call() }
        }
    }

    var hasCallsAfterTurn: Bool { !callsAfterTurn.isEmpty }

    func countFrame(presented: Bool) {
        statistics.frames += 1
        if presented { statistics.presentedFrames += 1 }
    }

    /// Marks the application as changed, and wakes a waiting host for a frame.
    static func setNeedsFrame() {
        guard let application = storedShared, !application.hasChanges else { return }
        application.hasChanges = true
        if !application.isInTurn { MainQueue.shared.wake() }
    }
}

/// An object that is advanced with each frame, such as a decelerating scroll view.
@MainActor
package protocol FrameClient: AnyObject {
    /// Advances to `time`, in seconds of the host's clock, and returns whether the movement continues.
    func advance(to time: TimeInterval) -> Bool
    /// Whether the movement ends by itself. The default is true.
    var isSettling: Bool { get }
}

extension FrameClient {
    package var isSettling: Bool { true }
}

/// The numbers of frames since launch.
package struct FrameStatistics: Sendable {
    /// The number of turns with changes.
    package var frames = 0
    /// The number of frames with damage that was painted.
    package var presentedFrames = 0
}
