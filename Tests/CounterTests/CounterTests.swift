import XCTest
import XCUIAutomation

@testable import Counter

final class CounterTests: XCTestCase {
    override class func setUp() {
        XCUIApplication.delegateClass = AppDelegate.self
    }

    func testTheButtonCounts() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Pressed 0 times"].tap()
        XCTAssertTrue(app.buttons["Pressed 1 times"].exists)
    }
}
