import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of dynamics.
final class DynamicsPageTests: LabTestCase {
    private var arena: CGRect { app.otherElements["arena"].frame }

    private func body(_ number: Int) -> CGRect { app.otherElements["body \(number)"].frame }

    func testBodiesFallAndComeToRest() {
        open(page: "Dynamics")
        XCTAssertTrue(app.staticTexts["At rest"].exists)
        let start: CGRect = body(1)
        app.buttons["Start"].tap()
        app.wait(seconds: 0.2)
        XCTAssertTrue(app.staticTexts["Moving"].exists)
        XCTAssertGreaterThan(body(1).midY, start.midY)
        XCTAssertTrue(app.staticTexts["At rest"].waitForExistence(timeout: 20))
        for number in 1...6 {
            // The frame of a rotated ball is larger than the ball.
            let center = CGPoint(x: body(number).midX, y: body(number).midY)
            XCTAssertTrue(arena.insetBy(dx: 21, dy: 21).contains(center), "\(center)")
        }
        XCTAssertGreaterThan((1...6).map { body($0).maxY }.max() ?? 0, arena.maxY - 1)
    }

    func testDraggedBodyFollowsTheFinger() {
        open(page: "Dynamics")
        app.buttons["Start"].tap()
        XCTAssertTrue(app.staticTexts["At rest"].waitForExistence(timeout: 20))
        let element: XCUIElement = app.otherElements["body 2"]
        let start: CGRect = body(2)
        element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
            forDuration: 0.1, thenDragTo: element.coordinate(withNormalizedOffset: CGVector(dx: 2, dy: -4)),
            withVelocity: .slow, thenHoldForDuration: 0.5)
        XCTAssertTrue(app.staticTexts["At rest"].waitForExistence(timeout: 20))
        XCTAssertNotEqual(start.midX, body(2).midX, accuracy: 0.01)
    }

    func testCradlePassesTheSwingToTheLastBall() {
        open(page: "Dynamics")
        app.buttons["Cradle"].tap()
        let (first, last) = (body(2), body(6))
        XCTAssertLessThan(first.midX, last.midX - 150)
        app.buttons["Start"].tap()
        app.wait(seconds: 1.2)
        XCTAssertGreaterThan(body(6).midX, last.midX + 40)
        XCTAssertEqual(body(4).midX, arena.midX, accuracy: 12)
    }

    func testBodiesSnapToATouch() {
        open(page: "Dynamics")
        app.buttons["Snap"].tap()
        app.otherElements["arena"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).tap()
        XCTAssertTrue(app.staticTexts["At rest"].waitForExistence(timeout: 10))
        XCTAssertEqual(body(2).midX, arena.midX, accuracy: 0.5)
        XCTAssertEqual(body(2).midY, arena.minY + arena.height * 0.8 - 30, accuracy: 0.5)
    }

    func testFieldsGatherTheBodiesInTheMiddle() {
        open(page: "Dynamics")
        app.buttons["Field"].tap()
        let start: CGRect = body(1)
        app.buttons["Start"].tap()
        app.wait(seconds: 0.6)
        // The body at the left moves down: counterclockwise around the middle.
        XCTAssertGreaterThan(body(1).midY - start.midY, abs(body(1).midX - start.midX))
        XCTAssertTrue(app.staticTexts["At rest"].waitForExistence(timeout: 30))
        for number in 1...6 {
            XCTAssertLessThan(hypot(body(number).midX - arena.midX, body(number).midY - arena.midY), 100)
        }
    }

    func testDynamicsInDarkMode() {
        open(page: "Dynamics", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
