import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of springs.
final class SpringsPageTests: LabTestCase {
    private var plate: CGFloat { app.otherElements["plate"].frame.midX }
    private var ball: CGRect { app.otherElements["ball"].frame }

    func testPlateMovesToTheOtherEndAndBack() {
        open(page: "Springs")
        let start: CGFloat = plate
        app.buttons["Go"].tap()
        let end: CGFloat = plate
        XCTAssertGreaterThan(end, start + 100)
        app.buttons["Go"].tap()
        XCTAssertEqual(plate, start, accuracy: 0.5)
    }

    func testSlidersChangeTheSpring() {
        open(page: "Springs")
        XCTAssertTrue(app.staticTexts["Bounce 0.50"].exists)
        app.sliders["bounce"].adjust(toNormalizedSliderPosition: 0)
        XCTAssertTrue(app.staticTexts["Bounce 0.00"].exists)
        app.sliders["duration"].adjust(toNormalizedSliderPosition: 1)
        XCTAssertTrue(app.staticTexts["Duration 1.50 s"].exists)
    }

    func testThrownBallReturns() {
        open(page: "Springs")
        let home: CGRect = ball
        let element: XCUIElement = app.otherElements["ball"]
        element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
            forDuration: 0, thenDragTo: element.coordinate(withNormalizedOffset: CGVector(dx: 2, dy: -0.5)))
        XCTAssertEqual(ball.midX, home.midX, accuracy: 0.5)
        XCTAssertEqual(ball.midY, home.midY, accuracy: 0.5)
    }

    func testSprings() {
        open(page: "Springs", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testSlidersAreAtTheEndOfTheirRowsInBothDirections() {
        for (arguments, isMirrored) in [([], false), (["-AppleTextDirection", "YES"], true)] {
            open(page: "Springs", arguments)
            let label: CGRect = app.staticTexts["Bounce 0.50"].frame
            let slider: CGRect = app.sliders["bounce"].frame
            XCTAssertEqual(isMirrored ? slider.maxX < label.minX : label.maxX < slider.minX, true)
            app.terminate()
        }
    }

    func testSpringsInDarkMode() {
        open(page: "Springs", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
