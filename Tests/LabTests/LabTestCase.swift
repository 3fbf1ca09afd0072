import Lab
import TestApps
import UIKit
import XCTest
import XCUIAutomation

/// A test of a page of the Lab.
class LabTestCase: AppTestCase {
    override func setUp() {
        super.setUp()
        XCUIApplication.delegateClass = LabDelegate.self
    }

    override func tearDown() {
        XCUIDevice.shared.orientation = .portrait
        super.tearDown()
    }

    /// Launches the Lab and opens a page.
    func open(page: String, _ arguments: [String] = []) {
        app.launchArguments = arguments
        app.launch()
        let row: XCUIElement = app.tables.staticTexts[page]
        // Rows outside the visible area have no cells.
        for _ in 0..<9 where !row.exists { app.tables.firstMatch.swipeUp(velocity: .slow) }
        row.tap()
        XCTAssertTrue(app.navigationBars[page].waitForExistence(timeout: 2))
    }
}

/// An app delegate that shows only the Lab.
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
