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
    /// Where it is kept what was typed.
    private var drafts: URL = FileManager.default.temporaryDirectory

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
        drafts = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        app.launchEnvironment["PROFILE_DRAFTS"] = drafts.path
    }

    override func tearDown() {
        app.terminate()
        server.stop()
        forgetDrafts()
        super.tearDown()
    }

    /// Forgets what was typed and not saved.
    func forgetDrafts() {
        // Nothing was typed in most tests, and then there is no folder.
        try? FileManager.default.removeItem(at: drafts)
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
    func openMe(named name: String = "Ada Lindqvist") {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts[name].waitForExistence(timeout: 5))
        app.cells.staticTexts[name].tap()
        XCTAssertTrue(app.navigationBars[name].waitForExistence(timeout: 5))
    }

    /// Launches, and opens the screen that changes the caller's account.
    func edit(named name: String = "Ada Lindqvist") {
        openMe(named: name)
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
