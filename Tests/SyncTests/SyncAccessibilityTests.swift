import XCTest
import XCUIAutomation

/// Accessibility audits of Sync's screens.
final class SyncAccessibilityTests: SyncTestCase {
    func testScreensAreAccessible() throws {
        let talk = try beginTalk()
        try say("Good morning! Is the porch dry again?", by: bo, in: talk)
        try say("Almost. Look: https://example.org/porch", by: ada, in: talk)
        signIn(password: "wrong-password")
        XCTAssertTrue(app.staticTexts["password.message"].waitForExistence(timeout: 5))
        try app.performAccessibilityAudit()
        app.navigationBars.buttons["Sign Up"].tap()
        XCTAssertTrue(app.textFields["name"].waitForExistence(timeout: 2))
        try app.performAccessibilityAudit()
        signIn()
        let cell = app.tables["conversations"].cells.firstMatch
        XCTAssertTrue(cell.waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        for (button, title) in [("compose", "Cancel"), ("profile", "Done")] {
            app.navigationBars.buttons[button].tap()
            app.wait(seconds: 1)
            try app.performAccessibilityAudit()
            app.navigationBars.buttons[title].tap()
            app.wait(seconds: 1)
        }
        cell.tap()
        XCTAssertTrue(app.textViews["input"].waitForExistence(timeout: 5))
        app.textViews["input"].tap()
        app.textViews["input"].typeText("tea")
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        app.navigationBars.buttons["find"].tap()
        app.searchFields.firstMatch.typeText("porch")
        app.wait(seconds: 2)
        try app.performAccessibilityAudit()
    }

    func testPicturesAreAddedInAnAreaThatIsEasyToTouch() throws {
        try beginTalk()
        openTalk()
        let frame: CGRect = app.buttons["attach"].frame
        XCTAssertTrue(frame.width >= 44 && frame.height >= 44, "\(frame)")
    }
}
