import EngawaTesting
import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of bars.
final class BarsPageTests: LabTestCase {
    private func openBars(_ arguments: [String] = []) {
        open(page: "Bars", ["-UIStatusBar", "YES"] + arguments)
    }

    override func tearDown() {
        TestClock.reset()
        super.tearDown()
    }

    /// Sets the time of the status bar to 10:41, which is written the same way in all regions.
    private func setTime() {
        let time = DateComponents(year: 2026, month: 3, day: 2, hour: 10, minute: 41, second: 5)
        guard let date = Calendar.current.date(from: time) else { return XCTFail("There is no such time.") }
        TestClock.date = date
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

    func testBars() {
        setTime()
        openBars()
        assertSnapshot(of: app, as: .image, named: "light-2x")
        app.tables["bars"].swipeUp()
        assertSnapshot(of: app, as: .image, named: "scrolled-light-2x")
    }

    func testBarsInDarkModeFromRightToLeft() {
        setTime()
        openBars(["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleTextDirection", "YES"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
