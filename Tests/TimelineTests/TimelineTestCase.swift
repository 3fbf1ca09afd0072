import DemoServer
import Timeline
import TimelineModels
import UIKit
import XCTest
import XCUIAutomation

/// A test of Timeline against a server of its own, in this process.
class TimelineTestCase: XCTestCase {
    private(set) var server = DemoServer()
    private(set) var app = XCUIApplication()
    private(set) var address = ""

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication.delegateClass = TimelineAppDelegate.self
        server = DemoServer()
        do {
            address = try server.start().absoluteString
            TimelineService.current = TimelineService(address: address)
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

    // MARK: The screens

    var nameField: XCUIElement { app.textFields["screenName"] }
    var showButton: XCUIElement { app.buttons["show"] }
    var problem: XCUIElement { app.staticTexts["problem"] }
    var refreshButton: XCUIElement { app.buttons["Refresh"] }
    var stopButton: XCUIElement { app.buttons["Stop"] }
    var statuses: XCUIElement { app.tables["statuses"] }
    var banner: XCUIElement { app.staticTexts["message.text"] }
    var placeholder: XCUIElement { app.staticTexts["placeholder.text"] }

    /// Whether the line along the top says that the application talks to a server.
    var isNetworkActivityShown: Bool { UIApplication.shared.isNetworkActivityIndicatorVisible }

    /// Launches, and opens the timeline of one of the people.
    func open(_ name: String) {
        app.launch()
        let row: XCUIElement = app.cells.staticTexts[name]
        XCTAssertTrue(row.waitForExistence(timeout: 5))
        row.tap()
    }

    /// Launches with a timeline as the first screen, so that no time passes before it is seen.
    func launch(withFeedOf screenName: String) {
        app.launchEnvironment["TIMELINE_FEED"] = "\(address)/@\(screenName).rss"
        app.launch()
    }

    /// A row by what was written.
    func row(_ text: String) -> XCUIElement { app.cells.staticTexts[text] }

    /// What Ada wrote last.
    var newest: XCUIElement { row("The new hinge works. It creaks, but it works.") }
}
