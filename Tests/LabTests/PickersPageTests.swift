import EngawaTesting
import Foundation
import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of pickers.
final class PickersPageTests: LabTestCase {
    override func setUp() {
        super.setUp()
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
    }

    override func tearDown() {
        super.tearDown()
        TestClock.reset()
    }

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

    /// Scrolls to the end with a finger beside the wheels.
    private func scrollToEnd() {
        let page: XCUIElement = app.scrollViews["pickers"]
        let low = page.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.9))
        let high = page.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.1))
        for _ in 0..<4 { low.press(forDuration: 0.01, thenDragTo: high) }
    }

    func testCalendars() {
        open(["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2", "-AppleLocale", "en_US"])
        scrollToEnd()
        app.buttons["Thursday, January 15"].firstMatch.tap()
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testAColorIsSelected() {
        open(["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        app.colorWells.firstMatch.tap()
        app.buttons["Blue 5 of 9"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-2x")
        XCTAssertEqual(report, "The color has changed.")
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
