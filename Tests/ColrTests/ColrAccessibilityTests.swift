import XCTest
import XCUIAutomation

/// Accessibility audits of Colr's screens.
final class ColrAccessibilityTests: ColrTestCase {
    func testScreensAreAccessible() throws {
        app.launch()
        try app.performAccessibilityAudit()
        search("#zzz")
        try app.performAccessibilityAudit()
        app.launch()
        openFuchsia()
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
        addButton.tap()
        app.wait(seconds: 1)
        try app.performAccessibilityAudit()
    }
}
