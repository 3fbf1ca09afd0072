import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// The application under test. It runs in the process of the test, without a display, with a virtual clock.
///
/// In Xcode, the project specifies the application under test, as it does with `engawa test`. In a package, the test
/// class specifies it:
///
///     override class func setUp() {
///         XCUIApplication.delegateClass = AppDelegate.self
///     }
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// The execution state of an application.
    public enum State: UInt, Sendable {
        /// The state is unknown. Not used by Engawa.
        case unknown = 0
        /// The application is not running.
        case notRunning = 1
        /// The application runs in the background.
        case runningBackground = 3
        /// The application runs in the foreground.
        case runningForeground = 4
    }

    /// The class of the application delegate. It must be a subclass of `NSObject` with an `init()`.
    ///
    /// The default is nil. In that case, the environment variable `ENGAWA_APPLICATION` names the class with its module,
    /// such as `Notes.AppDelegate`. The command `engawa test` sets it.
    public static var delegateClass: (any UIApplicationDelegate.Type)?

    private static var namedDelegateClass: (any UIApplicationDelegate.Type)? {
        ProcessInfo.processInfo.environment["ENGAWA_APPLICATION"].flatMap { NSClassFromString($0) }
            as? any UIApplicationDelegate.Type
    }

    /// The environment variables that `launch()` sets for the application. The default is empty.
    open var launchEnvironment: [String: String] = [:]

    /// The arguments that `launch()` puts into `CommandLine.arguments` and `ProcessInfo.arguments`. The default is
    /// empty.
    ///
    /// A pair such as `-onboarded YES` sets the default `onboarded` in `UserDefaults`. `-AppleLanguages (de)` and
    /// `-AppleLocale de_DE` set the language and the region. `-AppleInterfaceStyle Dark`,
    /// `-UIScreenSize 844x390` and `-UIScreenScale 1` configure the screen, `-AppleTextDirection YES` sets the layout
    /// direction to right to left, and `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityL`
    /// enlarges text. The application opens the URLs and the paths of existing files among the arguments. A style and a
    /// screen size among the arguments have precedence over the appearance and the orientation of `XCUIDevice`.
    open var launchArguments: [String] = []

    private(set) static var running: AppSession?

    /// The process state of the launched application. Nil while no application runs.
    private var launchState: LaunchState? {
        get { XCUIApplication.launchState }
        set {
            XCUIApplication.launchState?.restore()
            XCUIApplication.launchState = newValue
            newValue?.apply()
        }
    }

    private static var launchState: LaunchState?

    /// The identifier of an application that cannot be launched, such as `com.apple.springboard`. Nil for the
    /// application under test.
    private let otherIdentifier: String?

    /// Creates a proxy for the application, without launching it.
    public init() {
        otherIdentifier = nil
        super.init(Search(code: "app") { XCUIApplication.running == nil ? [] : [ElementTree.application] })
        TestObserver.register()
    }

    /// Creates a proxy for an application with an identifier.
    ///
    /// Only the application under test runs with the tests. Others, such as `com.apple.springboard`, have no elements,
    /// and are never running. Launching them is a failure.
    public init(bundleIdentifier: String) {
        let isOther: Bool = bundleIdentifier != Bundle.main.bundleIdentifier
        otherIdentifier = isOther ? bundleIdentifier : nil
        super.init(
            Search(code: "app") { isOther || XCUIApplication.running == nil ? [] : [ElementTree.application] })
        TestObserver.register()
    }

    /// Launches the application. If an application runs already, it ends first.
    ///
    /// `launch()` removes every value of `UserDefaults.standard`, unless the application is in a bundle with an
    /// identifier. The application runs in the process of the test, so singletons, static variables, files and other
    /// defaults suites keep their state from one launch to the next.
    open func launch() { launch(opening: []) }

    /// Opens a URL in the application, and launches it if it does not run.
    ///
    /// A running application enters the foreground and receives the URL in `scene(_:openURLContexts:)` or
    /// `application(_:open:options:)`. A launched application receives it as its launch URL.
    open func open(_ url: URL) {
        guard otherIdentifier == nil, let running = XCUIApplication.running else { return launch(opening: [url]) }
        running.openURLs([url])
    }

    private func launch(opening urls: [URL]) {
        if let otherIdentifier {
            AutomationFailure.record("The application \(otherIdentifier) does not exist here.")
            return
        }
        guard let type = XCUIApplication.delegateClass ?? XCUIApplication.namedDelegateClass,
            let delegate = AppSession.makeDelegate(of: type)
        else {
            AutomationFailure.record(
                "No application was chosen. Set XCUIApplication.delegateClass to the class of its delegate.",
                file: #filePath, line: #line)
            return
        }
        terminate()
        launchState = LaunchState(arguments: launchArguments, environment: launchEnvironment)
        var options = AppSession.Options(launchArguments: launchArguments)
        options.urls = urls
        if !launchArguments.contains("-AppleInterfaceStyle") { options.prefersDark = XCUIDevice.shared.isDark }
        let start = XCTPerformanceMeasurementTimestamp()
        do {
            XCUIApplication.running = try AppSession(delegate: delegate, options: options)
            XCTApplicationLaunchMetric.record(from: start)
            if !launchArguments.contains("-UIScreenSize") { XCUIDevice.shared.rotateApplication() }
        } catch {
            AutomationFailure.record("The application could not be launched: \(error)", file: #filePath, line: #line)
        }
    }

    /// Ends the application.
    open func terminate() {
        if otherIdentifier == nil { XCUIApplication.endRunning() }
    }

    /// Ends the running application, if any.
    static func endRunning() {
        running?.end()
        running = nil
        launchState?.restore()
        launchState = nil
    }

    /// The current execution state.
    open var state: State {
        guard otherIdentifier == nil, let running = XCUIApplication.running else { return .notRunning }
        return running.application.applicationState == .background ? .runningBackground : .runningForeground
    }

    /// Waits up to `timeout` seconds of virtual time for `state`, and returns whether the application is in that state.
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        guard let session = session() else { return self.state == state }
        return session.wait(for: timeout) { self.state == state }
    }

    /// Brings the application to the foreground, and launches it if it does not run.
    open func activate() {
        guard otherIdentifier == nil, let running = XCUIApplication.running else { return launch() }
        running.setState(.active)
    }

    /// Advances virtual time by `seconds`.
    ///
    /// This method is not part of Apple's API. On Apple platforms, tests call `sleep` instead.
    open func wait(seconds: TimeInterval) {
        XCUIApplication.running?.advance(by: seconds)
    }

    /// The view hierarchy as text, which is the same in every run.
    open var viewTree: String { ViewTree.dump() }

    /// The session that drives the application, for tests of the kit itself.
    package var driver: AppSession? { XCUIApplication.running }
}
