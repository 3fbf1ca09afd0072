import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of bars.
final class BarsPageTests: LabTestCase {
    private func openBars(_ arguments: [String] = []) {
        open(page: "Bars", ["-UIStatusBar", "YES"] + arguments)
    }

    private var bar: XCUIElement { app.navigationBars.firstMatch }

    func testTheTitleCollapsesAndExpands() {
        openBars()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 390, height: 96))
        app.tables["bars"].swipeUp()
        XCTAssertEqual(bar.frame.height, 44)
        app.tables["bars"].swipeDown()
        app.tables["bars"].swipeDown()
        XCTAssertEqual(bar.frame.height, 96)
    }

    func testTheStatusBarIsHiddenAndShown() {
        openBars()
        app.buttons["Status bar"].tap()
        XCTAssertEqual(bar.frame.minY, 0)
        app.buttons["Status bar"].tap()
        XCTAssertEqual(bar.frame.minY, 20)
    }
}
