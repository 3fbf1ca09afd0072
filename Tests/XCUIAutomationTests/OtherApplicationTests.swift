import UIKit
import XCTest
import XCUIAutomation

/// Proxies for applications other than the one under test.
final class OtherApplicationTests: AutomationTestCase {
    func testAnotherApplicationHasNoElementsAndNeverRuns() {
        launch(filling: { $0.view.add(UIButton("Allow"), 0, 0, 100, 40) })
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertEqual(springboard.state, .notRunning)
        XCTAssertFalse(springboard.buttons["Allow"].exists)
        springboard.terminate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertTrue(app.buttons["Allow"].exists)
    }
}
