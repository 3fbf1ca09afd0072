import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about stack views.
final class StackPageTests: LabTestCase {
    private func tile(_ name: String) -> CGRect {
        app.otherElements["stack"].staticTexts[name].frame
    }

    func testVerticalAxisStacksTheTiles() {
        open(page: "Stack")
        XCTAssertLessThan(tile("One").maxX, tile("Two").minX)
        app.segmentedControls.buttons["Vertical"].tap()
        XCTAssertLessThan(tile("One").maxY, tile("Two").minY)
        XCTAssertTrue(app.segmentedControls.buttons["Leading"].exists)
        XCTAssertFalse(app.segmentedControls.buttons["Top"].exists)
    }

    func testEqualDistributionMakesTilesEquallyWide() {
        open(page: "Stack")
        XCTAssertNotEqual(tile("One").width, tile("Three").width)
        app.segmentedControls.buttons["Equal"].tap()
        XCTAssertEqual(tile("One").width, tile("Three").width, accuracy: 0.5)
        XCTAssertTrue(app.staticTexts["Distribution: fillEqually"].exists)
    }

    func testTopAlignmentAlignsTheTopEdges() {
        open(page: "Stack")
        XCTAssertNotEqual(tile("One").minY, tile("Three").minY)
        app.segmentedControls.buttons["Top"].tap()
        XCTAssertEqual(tile("One").minY, tile("Three").minY)
    }

    func testSliderChangesTheSpacing() {
        open(page: "Stack")
        app.segmentedControls.buttons["Equal"].tap()
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1)
        XCTAssertTrue(app.staticTexts["Spacing: 40"].exists)
        XCTAssertEqual(tile("Two").minX - tile("One").maxX, 40, accuracy: 0.5)
    }

    func testHiddenTileLeavesTheStackAndReturns() {
        open(page: "Stack")
        app.segmentedControls.buttons["Equal"].tap()
        let before: CGRect = tile("Three")
        app.buttons["Two"].tap()
        XCTAssertGreaterThan(tile("Three").width, before.width)
        app.buttons["Two"].tap()
        XCTAssertEqual(tile("Three"), before)
    }

    func testPortrait() {
        open(page: "Stack", ["-UIScreenScale", "2"])
        app.segmentedControls.buttons["First"].tap()
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testLandscapeInDarkMode() {
        open(page: "Stack", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeLeft
        app.segmentedControls.buttons["Vertical"].tap()
        app.segmentedControls.element(boundBy: 1).buttons["Fill"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }
}
