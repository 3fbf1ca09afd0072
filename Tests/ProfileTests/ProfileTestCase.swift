import Foundation
import Profile
import TestApps
import UIKit
import XCTest
import XCUIAutomation

/// A test of Profile with its own server in this process.
class ProfileTestCase: DemoServerTestCase {
    /// The folder for unsaved changes.
    private var drafts: URL = FileManager.default.temporaryDirectory

    override func setUp() {
        super.setUp()
        XCUIApplication.delegateClass = ProfileAppDelegate.self
        app.launchEnvironment["PROFILE_URL"] = url.absoluteString
        // The folder does not exist, so the app does not show the user's pictures.
        app.launchEnvironment["PROFILE_PICTURES"] = "/proc/none"
        drafts = FileManager.default.temporaryDirectory.appendingPathComponent("engawa-\(UUID().uuidString)")
        app.launchEnvironment["PROFILE_DRAFTS"] = drafts.path
    }

    override func tearDown() {
        super.tearDown()
        removeDrafts()
    }

    /// Removes unsaved changes.
    func removeDrafts() {
        // The folder exists only after a test that changed a field.
        try? FileManager.default.removeItem(at: drafts)
    }

    // MARK: Screens

    var myName: XCUIElement { app.staticTexts["me.name"] }
    var nameField: XCUIElement { app.textFields["name"] }
    var emailField: XCUIElement { app.textFields["email"] }
    var aboutField: XCUIElement { app.textFields["about"] }
    var doneButton: XCUIElement { app.navigationBars.buttons["Done"] }
    var banner: XCUIElement { app.staticTexts["message.text"] }

    /// Waits until the whole picture has been sent. The progress arrives in real time, which virtual time does not
    /// wait for.
    func waitForSentPicture(file: StaticString = #filePath, line: UInt = #line) {
        let progress: XCUIElement = app.progressIndicators["upload.progress"]
        XCTAssertTrue(progress.wait(for: \.text, toEqual: "100%", timeout: 2), file: file, line: line)
    }

    /// The number of requests that changed the account.
    var changeCount: Int { server.requests.filter { $0.method == "PUT" }.count }

    /// Launches the app, and opens the current user's screen.
    func openMe(named name: String = "Ada Lindqvist") {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts[name].waitForExistence(timeout: 5))
        app.cells.staticTexts[name].tap()
        XCTAssertTrue(app.navigationBars[name].waitForExistence(timeout: 5))
    }

    /// Launches the app, and opens the screen that edits the account.
    func edit(named name: String = "Ada Lindqvist") {
        openMe(named: name)
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertTrue(nameField.waitForExistence(timeout: 5))
    }

    /// Replaces the text of a field.
    func replace(_ field: XCUIElement, with text: String) {
        field.tap()
        let count: Int = (field.value as? String ?? "").count
        field.typeText(String(repeating: "\u{8}", count: count) + text)
    }
}

extension XCUIElement {
    /// The value, if it is text.
    fileprivate var text: String? { value as? String }
}
