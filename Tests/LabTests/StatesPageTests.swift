import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of states.
final class StatesPageTests: LabTestCase {
    private func deleteAll() {
        app.buttons["Edit"].tap()
        for room in ["Porch", "Garden", "Hall", "Kitchen"] {
            app.buttons["Remove \(room)"].tap()
            app.buttons["Delete"].firstMatch.tap()
        }
    }

    func testAnEmptyListShowsWhatItIsForAndIsRestored() {
        open(page: "States")
        deleteAll()
        XCTAssertTrue(app.staticTexts["No Rooms"].exists && app.buttons["Edit"].exists)
        assertSnapshot(of: app, as: .image, named: "empty")
        app.buttons["Restore"].tap()
        XCTAssertTrue(app.staticTexts["Loading…"].exists && !app.staticTexts["No Rooms"].exists)
        XCTAssertTrue(app.staticTexts["Garden"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["Loading…"].exists)
    }

    func testAPictureOfThePageIsShown() {
        open(page: "States", ["-UIScreenScale", "1"])
        app.buttons["Picture"].tap()
        assertSnapshot(of: app, as: .image, named: "picture")
    }

    func testARequestForASecondWindowShowsAnAlert() {
        open(page: "States")
        app.buttons["Window"].tap()
        XCTAssertTrue(app.alerts["No Window"].exists)
        app.alerts.buttons["OK"].tap()
        XCTAssertFalse(app.alerts["No Window"].exists)
    }

    func testEditingInDarkModeFromRightToLeft() {
        open(
            page: "States",
            ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleTextDirection", "YES"])
        app.buttons["Edit"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
