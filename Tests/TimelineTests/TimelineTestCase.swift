import TestApps
import Timeline
import TimelineModels
import UIKit
import XCTest
import XCUIAutomation

/// A test of Timeline with its own server in this process.
class TimelineTestCase: DemoServerTestCase {
    var address: String { url.absoluteString }

    override func setUp() {
        super.setUp()
        XCUIApplication.delegateClass = TimelineAppDelegate.self
        TimelineService.current = TimelineService(address: address)
    }

    // MARK: Screens

    var nameField: XCUIElement { app.textFields["screenName"] }
    var showButton: XCUIElement { app.buttons["show"] }
    var problem: XCUIElement { app.staticTexts["problem"] }
    var refreshButton: XCUIElement { app.buttons["Refresh"] }
    var stopButton: XCUIElement { app.buttons["Stop"] }
    var statuses: XCUIElement { app.tables["statuses"] }
    var banner: XCUIElement { app.staticTexts["message.text"] }
    var placeholder: XCUIElement { app.staticTexts["placeholder.text"] }

    /// Whether the line at the top of the window shows network activity.
    var isNetworkActivityShown: Bool { UIApplication.shared.isNetworkActivityIndicatorVisible }

    /// Launches the app, and opens a person's timeline.
    func open(_ name: String) {
        app.launch()
        let row: XCUIElement = app.cells.staticTexts[name]
        XCTAssertTrue(row.waitForExistence(timeout: 5))
        row.tap()
    }

    /// Launches the app with a timeline as the first screen, which is visible immediately.
    func launch(withFeedOf screenName: String) {
        app.launchEnvironment["TIMELINE_FEED"] = "\(address)/@\(screenName).rss"
        app.launch()
    }

    /// Returns the label that shows the text of a status in a row.
    func row(_ text: String) -> XCUIElement { app.cells.staticTexts[text] }

    /// Ada's latest status.
    var newest: XCUIElement { row("The new hinge works. It creaks, but it works.") }
}
