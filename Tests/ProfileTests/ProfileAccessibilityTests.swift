import XCTest
import XCUIAutomation

/// Accessibility audits of Profile's screens.
final class ProfileAccessibilityTests: ProfileTestCase {
    func testScreensAreAccessible() throws {
        app.launch()
        XCTAssertTrue(app.cells.staticTexts["Noor Haddad"].waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        openMe()
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertTrue(nameField.waitForExistence(timeout: 5))
        try app.performAccessibilityAudit()
        replace(emailField, with: "ada\n")
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
    }
}
