import Colr
import ColrModels
import TestApps
import XCTest
import XCUIAutomation

/// A test of Colr with its own server in this process.
class ColrTestCase: DemoServerTestCase {
    override func setUp() {
        super.setUp()
        XCUIApplication.delegateClass = ColrAppDelegate.self
        ColrService.current = ColrService(url: url)
    }

    // MARK: Screens

    var hexField: XCUIElement { app.textFields["hex"] }
    var searchButton: XCUIElement { app.buttons["search"] }
    var tagField: XCUIElement { app.textFields["tag"] }
    var addButton: XCUIElement { app.buttons["add"] }
    var message: XCUIElement { app.staticTexts["message.text"] }
    var retryButton: XCUIElement { app.buttons["Retry"] }

    /// Types `hex` and presses Search.
    func search(_ hex: String) {
        hexField.tap()
        hexField.typeText(hex)
        searchButton.tap()
    }

    /// Opens the screen of fuchsia.
    func openFuchsia() {
        search("#ff00ff")
        XCTAssertTrue(tagField.waitForExistence(timeout: 5))
    }
}
