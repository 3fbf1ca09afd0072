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
        case runningForeground = 4
    }

    /// The class of the delegate of the application under test: an `NSObject` with an `init()`.
    public static var delegateClass: (any UIApplicationDelegate.Type)?

    /// What the application finds in its environment.
    open var launchEnvironment: [String: String] = [:]

    /// What the application is launched with besides. `-AppleInterfaceStyle Dark`, `-UIScreenSize 844x390` and
    /// `-UIScreenScale 1` choose the screen; `-AppleTextDirection YES` reads from right to left;
    /// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityL` makes text large.
    open var launchArguments: [String] = []

    private(set) static var running: AppSession?

    /// Makes the application, without launching it.
    public init() {
        super.init(
            words: "the application", session: { XCUIApplication.running },
            find: { ElementTree.windows.isEmpty ? [] : ElementTree.windows })
    }

    /// Launches it, in place of the one that ran before.
    open func launch() {
        guard let type = XCUIApplication.delegateClass, let delegate = AppSession.makeDelegate(of: type) else {
            AutomationFailure.record(
                "There is no application to launch. Set XCUIApplication.delegateClass to the class of its delegate.",
                file: #filePath, line: #line)
            return
        }
        for (name, value) in launchEnvironment { setenv(name, value, 1) }
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

    /// Ends it.
    open func terminate() {
        XCUIApplication.running?.end()
        XCUIApplication.running = nil
        for name in launchEnvironment.keys { unsetenv(name) }
    }

    /// Whether it runs.
    open var state: State { XCUIApplication.running == nil ? .notRunning : .runningForeground }

    open override var exists: Bool { XCUIApplication.running != nil }

    open override func descendants(matching elementType: ElementType) -> XCUIElementQuery {
        XCUIElementQuery("\(elementType)", session: session) {
            ElementTree.all.filter { XCUIElementQuery.isOf($0, elementType) }
        }
    }

    /// What the screen shows.
    open func screenshot() -> XCUIScreenshot {
        XCUIScreenshot(image: XCUIApplication.running?.screenshot())
    }

    /// Lets `seconds` of virtual time pass.
    ///
    /// Apple's tests sleep for that.
    open func wait(seconds: TimeInterval) {
        XCUIApplication.running?.pass(seconds)
    }

    /// The tree of views as text, the same in every run.
    open var viewTree: String { ElementTree.dump() }

    /// The driver under the application, for tests of the kit itself.
    package var driver: AppSession? { XCUIApplication.running }
}

/// What a screen showed.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The picture; nil when nothing ran.
    public let cgImage: CGImage?

    init(image: CGImage?) {
        cgImage = image
    }

    /// The picture, for the kit.
    open var image: UIImage {
        cgImage.map { UIImage(cgImage: $0, scale: UIScreen.main.scale, orientation: .up) } ?? UIImage()
    }

    /// The picture as a PNG file.
    open var pngRepresentation: Data { cgImage.flatMap { $0.pngData() } ?? Data() }
}
