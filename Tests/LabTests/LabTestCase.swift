import Lab
import UIKit
import XCTest
import XCUIAutomation

/// A test of one page of the Lab, used as a person would.
class LabTestCase: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication.delegateClass = LabDelegate.self
    }

    override func tearDown() {
        app.terminate()
        super.tearDown()
    }

    /// Launches the Lab and chooses a page.
    func open(page: String, _ arguments: [String] = []) {
        app.launchArguments = arguments
        app.launch()
        let row: XCUIElement = app.tables.staticTexts[page]
        // Rows out of sight are not made.
        for _ in 0..<3 where !row.exists { app.tables.firstMatch.swipeUp() }
        row.tap()
        XCTAssertTrue(app.navigationBars[page].waitForExistence(timeout: 2))
    }
}

/// An application of the Lab alone.
final class LabDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: LabController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
