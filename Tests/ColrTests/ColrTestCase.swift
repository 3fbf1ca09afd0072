import Colr
import ColrModels
import DemoServer
import XCTest
import XCUIAutomation

/// A test of Colr with its own server in this process.
class ColrTestCase: XCTestCase {
    private(set) var server = DemoServer()
    private(set) var app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication.delegateClass = ColrAppDelegate.self
        server = DemoServer()
        do {
            ColrService.current = ColrService(url: try server.start())
        } catch {
            XCTFail("The server did not start: \(error)")
        }
        app = XCUIApplication()
    }

    override func tearDown() {
        app.terminate()
        server.stop()
        super.tearDown()
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
