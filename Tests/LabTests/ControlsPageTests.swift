import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of controls.
final class ControlsPageTests: LabTestCase {
    private func open(_ arguments: [String] = []) {
        open(page: "Controls", arguments)
    }

    private var report: String { app.staticTexts["report"].label }

    func testControlsReportTheirEvents() {
        open()
        for name in ["Plain", "Gray", "Tinted", "Filled"] {
            app.buttons[name].tap()
            XCTAssertEqual(report, "\(name) was pressed.")
        }
        app.textFields["text"].tap()
        app.textFields["text"].typeText("Hallo")
        XCTAssertEqual(report, "The text is “Hallo”.")
        app.switches.firstMatch.tap()
        XCTAssertEqual(report, "The switch is off.")
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.8)
        XCTAssertEqual(report, "The slider is at 80%.")
        app.segmentedControls.buttons["Three"].tap()
        XCTAssertEqual(report, "Segment 3 is selected.")
        XCTAssertTrue(app.segmentedControls.buttons["Three"].isSelected)
        app.steppers.buttons["Increment"].tap()
        XCTAssertEqual(report, "The stepper is at 1.")
        app.pageIndicators.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        XCTAssertEqual(report, "Page 2 of 5.")
        app.toolbars.buttons["Delete"].tap()
        XCTAssertEqual(report, "Delete was pressed.")
    }

    func testDisabledButtonReportsNothing() {
        open()
        let before: String = report
        XCTAssertFalse(app.buttons["Disabled"].isEnabled)
        app.buttons["Disabled"].tap()
        XCTAssertEqual(report, before)
    }

    func testAlertReportsTheAnswer() {
        open()
        app.buttons["System"].tap()
        XCTAssertTrue(app.alerts["A question"].exists)
        app.alerts.buttons["Yes"].tap()
        XCTAssertFalse(app.alerts["A question"].exists)
        XCTAssertEqual(report, "The answer is yes.")
    }

    func testBackShowsTheLab() {
        open()
        app.navigationBars.buttons["Lab"].tap()
        XCTAssertTrue(app.navigationBars["Lab"].exists)
        XCTAssertTrue(app.tables.cells.firstMatch.exists)
    }

    func testControls() {
        open(["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
        assertSnapshot(of: app, as: .viewTree)
    }

    func testControlsInDarkMode() {
        open(["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }

    func testTheControlsAreMirroredFromRightToLeft() {
        open(["-AppleTextDirection", "YES"])
        let controls: [XCUIElement] = [
            app.buttons["Gray"], app.buttons["Busy"], app.switches.firstMatch, app.steppers.firstMatch,
            app.pageIndicators.firstMatch,
        ]
        XCTAssertEqual(controls.map(\.frame.maxX), [374, 374, 374, 374, 374])
    }
}
