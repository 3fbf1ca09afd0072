import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of screen edges.
final class EdgePageTests: LabTestCase {
    private func openEdges(_ arguments: [String] = []) {
        app.launchArguments = arguments
        app.launch()
        app.tables.staticTexts["Edge"].tap()
        XCTAssertTrue(app.staticTexts["message"].waitForExistence(timeout: 2))
    }

    private var message: String { app.staticTexts["message"].label }

    private func screen(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
        app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
    }

    private func pull(_ start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
        screen(start.0, start.1).press(
            forDuration: 0, thenDragTo: screen(end.0, end.1), withVelocity: .slow, thenHoldForDuration: 0.3)
    }

    func testDrawersOpenFromEachEdge() {
        openEdges()
        pull((0.01, 0.5), to: (0.45, 0.5))
        XCTAssertEqual(message, "left: open")
        pull((0.99, 0.5), to: (0.55, 0.5))
        XCTAssertEqual(message, "right: open")
        pull((0.5, 0.01), to: (0.5, 0.2))
        XCTAssertEqual(message, "top: open")
        pull((0.5, 0.99), to: (0.5, 0.8))
        XCTAssertEqual(message, "bottom: open")
    }

    func testDrawerClosesBeforeTheMiddle() {
        openEdges()
        pull((0.01, 0.5), to: (0.15, 0.5))
        XCTAssertEqual(message, "left: closed")
    }

    func testDragInTheMiddleOpensNothing() {
        openEdges()
        pull((0.3, 0.2), to: (0.8, 0.2))
        XCTAssertEqual(message, "Pull from any edge")
    }

    func testEdgesFollowTheOrientation() {
        openEdges(["-UIScreenSize", "844x390"])
        pull((0.01, 0.5), to: (0.25, 0.5))
        XCTAssertEqual(message, "left: open")
        pull((0.5, 0.99), to: (0.5, 0.5))
        XCTAssertEqual(message, "bottom: open")
    }

    func testBackButtonRestoresTheNavigationBar() {
        openEdges()
        XCTAssertFalse(app.navigationBars["Edge"].isHittable)
        app.buttons["Back"].tap()
        XCTAssertTrue(app.navigationBars["Lab"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.navigationBars["Lab"].isHittable)
    }

    func testEdge() {
        openEdges(["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        pull((0.01, 0.5), to: (0.45, 0.5))
        pull((0.5, 0.99), to: (0.5, 0.8))
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }
}
