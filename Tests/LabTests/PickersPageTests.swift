import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of pickers.
final class PickersPageTests: LabTestCase {
    private func open(_ arguments: [String] = []) {
        open(page: "Pickers", arguments)
    }

    private var report: String { app.staticTexts["report"].label }

    func testWheelsSelectRows() {
        open()
        let wheels: XCUIElementQuery = app.pickers["vehicles"].pickerWheels
        XCTAssertEqual(wheels.count, 2)
        wheels["Bicycle"].adjust(toPickerWheelValue: "Ferry")
        XCTAssertEqual(report, "Ferry, blue")
        wheels.element(boundBy: 1).swipeUp()
        XCTAssertNotEqual(report, "Ferry, blue")
        wheels.element(boundBy: 1).adjust(toPickerWheelValue: "Green")
        XCTAssertEqual(report, "Ferry, green")
    }

    func testPickers() {
        open(["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testPickersInDarkModeFromRightToLeft() {
        open([
            "-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleLanguages", "(ar)", "-AppleLocale", "ar_EG",
            "-AppleTextDirection", "YES",
        ])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }

    func testTheTimeIsSelectedInAPopover() {
        open(["-AppleLocale", "en_US"])
        app.buttons["Time Picker"].firstMatch.tap()
        XCTAssertTrue(app.pickerWheels["AM"].exists)
        app.pickerWheels["AM"].firstMatch.adjust(toPickerWheelValue: "PM")
        XCTAssertTrue(report.hasSuffix("PM"), report)
    }
}
