import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page with different layouts for portrait and landscape.
final class OrientationPageTests: LabTestCase {
    private var picture: CGRect { app.otherElements["picture"].frame }
    private var summary: CGRect { app.staticTexts["summary"].frame }
    private var story: CGRect { app.staticTexts["story"].frame }

    func testTextsAreBelowThePictureInPortrait() {
        open(page: "Orientation")
        XCTAssertGreaterThan(summary.minY, picture.maxY)
        XCTAssertGreaterThan(story.minY, summary.maxY)
        XCTAssertEqual(picture.minX, story.minX)
    }

    func testRotatingTheDeviceMovesTheTexts() {
        open(page: "Orientation")
        let upright: CGRect = picture
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 844, height: 390))
        XCTAssertGreaterThan(summary.minX, picture.maxX)
        XCTAssertGreaterThan(story.minY, summary.maxY)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertEqual(picture, upright)
    }

    func testButtonRotates() {
        open(page: "Orientation")
        app.navigationBars.buttons["Rotate"].tap()
        XCTAssertGreaterThan(summary.minX, picture.maxX)
        app.navigationBars.buttons["Rotate"].tap()
        XCTAssertGreaterThan(summary.minY, picture.maxY)
    }

    func testTextsOfAnyLengthFit() {
        open(page: "Orientation")
        let short: CGRect = summary
        app.navigationBars.buttons["Text"].tap()
        XCTAssertGreaterThan(summary.height, short.height)
        XCTAssertGreaterThan(story.minY, summary.maxY)
        XCTAssertLessThanOrEqual(story.maxY, 844)
        XCUIDevice.shared.orientation = .landscapeRight
        XCTAssertGreaterThan(story.minY, summary.maxY)
        XCTAssertLessThanOrEqual(story.maxY, 390)
    }

    func testPortrait() {
        open(page: "Orientation", ["-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
        assertSnapshot(of: app, as: .viewTree)
    }

    func testLandscapeInDarkMode() {
        open(page: "Orientation", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeLeft
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }
}
