import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about reading directions.
final class RightToLeftPageTests: LabTestCase {
    private func x(_ name: String) -> CGFloat { app.staticTexts[name].frame.midX }

    func testLeadingFollowsTheDirectionAndLeftDoesNot() {
        open(page: "Right to left")
        XCTAssertLessThan(x("leading"), x("trailing"))
        let left: CGFloat = x("left")
        app.segmentedControls.buttons["Right to left"].tap()
        XCTAssertGreaterThan(x("leading"), x("trailing"))
        XCTAssertEqual(x("left"), left)
        XCTAssertGreaterThan(app.staticTexts["A"].frame.minX, app.staticTexts["name"].frame.minX)
        app.segmentedControls.buttons["Left to right"].tap()
        XCTAssertLessThan(x("leading"), x("trailing"))
    }

    func testControlsAreMirrored() {
        open(page: "Right to left")
        let first: CGRect = app.segmentedControls.buttons["First"].frame
        app.segmentedControls.buttons["Right to left"].tap()
        XCTAssertLessThan(app.switches.firstMatch.frame.midX, 195)
        XCTAssertEqual(app.segmentedControls.buttons["First"].frame.maxX, 390 - first.minX, accuracy: 0.01)
    }

    func testLeftToRight() {
        open(page: "Right to left", ["-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testRightToLeftInDarkMode() {
        open(page: "Right to left", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        app.segmentedControls.buttons["Right to left"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }

    func testRightToLeftAppInLandscape() {
        open(page: "Right to left", ["-AppleTextDirection", "YES", "-UIScreenSize", "844x390", "-UIScreenScale", "2"])
        XCTAssertTrue(app.segmentedControls.buttons["Right to left"].isSelected)
        assertSnapshot(of: app, as: .image, named: "landscape-2x")
    }
}
