import DemoServer
import Foundation
import Profile
import UIKit
import XCTest
import XCUIAutomation

/// A test of Profile against a server of its own, in this process.
class ProfileTestCase: XCTestCase {
    private(set) var server = DemoServer()
    private(set) var app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication.delegateClass = ProfileAppDelegate.self
        server = DemoServer()
        app = XCUIApplication()
        do {
            app.launchEnvironment["PROFILE_URL"] = try server.start().absoluteString
        } catch {
            XCTFail("The server did not start: \(error)")
        }
        // No pictures of the machine that runs the test.
        app.launchEnvironment["PROFILE_PICTURES"] = "/proc/none"
    }

    override func tearDown() {
        app.terminate()
        server.stop()
        super.tearDown()
    }

    // MARK: The screens

    var myName: XCUIElement { app.staticTexts["me.name"] }
    var nameField: XCUIElement { app.textFields["name"] }
    var emailField: XCUIElement { app.textFields["email"] }
    var aboutField: XCUIElement { app.textFields["about"] }
    var doneButton: XCUIElement { app.navigationBars.buttons["Done"] }
    var banner: XCUIElement { app.staticTexts["message.text"] }

    /// How often the account was changed.
    var changeCount: Int { server.requests.filter { $0.method == "PUT" }.count }

    /// Launches, and opens the caller's own screen.
    func openMe() {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
        app.cells.staticTexts["Ada Lindqvist"].tap()
        XCTAssertTrue(app.navigationBars["Ada Lindqvist"].waitForExistence(timeout: 5))
    }

    /// Launches, and opens the screen that changes the caller's account.
    func edit() {
        openMe()
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertTrue(nameField.waitForExistence(timeout: 5))
    }

    /// Types a text in place of the one that is in a field.
    func replace(_ field: XCUIElement, with text: String) {
        field.tap()
        let count: Int = (field.value as? String ?? "").count
        field.typeText(String(repeating: "\u{8}", count: count) + text)
    }
}
