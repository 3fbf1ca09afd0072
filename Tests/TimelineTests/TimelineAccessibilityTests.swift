import XCTest
import XCUIAutomation

/// Accessibility audits of Timeline's screens.
final class TimelineAccessibilityTests: TimelineTestCase {
    func testScreensAreAccessible() throws {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        showButton.tap()
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        server.faults.always(.status(500), path: "/statuses/*")
        refreshButton.tap()
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        open("Ada Lindqvist")
        app.wait(seconds: 2)
        try app.performAccessibilityAudit()
    }
}
