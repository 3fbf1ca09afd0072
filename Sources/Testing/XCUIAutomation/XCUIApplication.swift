import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

/// The application under test. It runs in the test's own process, without a display, by a virtual clock.
///
/// On iOS the application under test is chosen in the project. Here the test says it, once:
///
///     override class func setUp() {
///         XCUIApplication.delegateClass = AppDelegate.self
///     }
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// Whether an application runs.
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
        case runningBackground = 3
        case runningForeground = 4
    }

    /// The class of the delegate of the application under test: an `NSObject` with an `init()`.
    public static var delegateClass: (any UIApplicationDelegate.Type)?

    /// The variables that the application finds in its environment. The default is empty.
    open var launchEnvironment: [String: String] = [:]

    /// The arguments that the application finds in `CommandLine.arguments`. The default is empty.
    ///
    /// A pair such as `-onboarded YES` sets the default `onboarded` in `UserDefaults`. `-AppleInterfaceStyle Dark`, `-UIScreenSize 844x390` and
    /// `-UIScreenScale 1` choose the screen; `-AppleTextDirection YES` reads from right to left;
    /// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityL` makes text large.
    open var launchArguments: [String] = []

    private(set) static var running: AppSession?

    /// What the launched application changed in the process; nil while none runs.
    private var launchState: LaunchState? {
        get { XCUIApplication.launchState }
        set {
            XCUIApplication.launchState?.restore()
            XCUIApplication.launchState = newValue
            newValue?.apply()
        }
    }

    private static var launchState: LaunchState?

    /// Makes the application, without launching it.
    public init() {
        super.init(Search(words: "app") { XCUIApplication.running == nil ? [] : [ElementTree.application] })
        TestObserver.register()
    }

    /// Launches the application, in place of the one that ran before.
    ///
    /// The application starts with an empty defaults domain: `launch()` removes every value of `UserDefaults.standard`.
    /// It runs in the process of the test, so singletons, static variables, files and other defaults suites survive
    /// from one launch to the next.
    open func launch() {
        guard let type = XCUIApplication.delegateClass, let delegate = AppSession.makeDelegate(of: type) else {
            AutomationFailure.record(
                "There is no application to launch. Set XCUIApplication.delegateClass to the class of its delegate.",
                file: #filePath, line: #line)
            return
        }
        terminate()
        launchState = LaunchState(arguments: launchArguments, environment: launchEnvironment)
        do {
            XCUIApplication.running = try AppSession(delegate: delegate, options: options)
        } catch {
            AutomationFailure.record("The application could not be launched: \(error)", file: #filePath, line: #line)
        }
    }

    private var options: AppSession.Options {
        var options = AppSession.Options()
        options.prefersDark = argument(after: "-AppleInterfaceStyle") == "Dark"
        if argument(after: "-AppleTextDirection") == "YES" { options.layoutDirection = .rightToLeft }
        if let category = argument(after: "-UIPreferredContentSizeCategoryName") {
            options.contentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        if let scale = argument(after: "-UIScreenScale").flatMap(Double.init) { options.scale = CGFloat(scale) }
        let size: [Double] = (argument(after: "-UIScreenSize") ?? "").split(separator: "x").compactMap { Double($0) }
        if size.count == 2 { options.size = CGSize(width: size[0], height: size[1]) }
        return options
    }

    private func argument(after name: String) -> String? {
        guard let index = launchArguments.firstIndex(of: name), index + 1 < launchArguments.count else { return nil }
        return launchArguments[index + 1]
    }

    /// Ends the application.
    open func terminate() { XCUIApplication.endRunning() }

    /// Ends the application that runs, if one does.
    static func endRunning() {
        running?.end()
        running = nil
        launchState?.restore()
        launchState = nil
    }

    /// Whether it runs.
    open var state: State {
        guard let running = XCUIApplication.running else { return .notRunning }
        return running.application.applicationState == .background ? .runningBackground : .runningForeground
    }

    /// Waits until the application is in `state`, at most `timeout` seconds of virtual time, and returns whether it is.
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        guard let session = session() else { return self.state == state }
        return session.wait(for: timeout) { self.state == state }
    }

    /// Launches the application, or if it runs in the background, brings it to the foreground.
    open func activate() {
        guard let running = XCUIApplication.running else { return launch() }
        running.setState(.active)
    }

    /// Lets `seconds` of virtual time pass.
    ///
    /// Apple's tests sleep for that.
    open func wait(seconds: TimeInterval) {
        XCUIApplication.running?.pass(seconds)
    }

    /// The tree of views as text, the same in every run.
    open var viewTree: String { ViewTree.dump() }

    /// The driver under the application, for tests of the kit itself.
    package var driver: AppSession? { XCUIApplication.running }
}
