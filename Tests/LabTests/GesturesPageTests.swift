import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of gesture recognizers.
final class GesturesPageTests: LabTestCase {
    private var pad: XCUIElement { app.otherElements["pad"] }

    private func state(of recognizer: String) -> String { app.otherElements[recognizer].label }

    private func set(_ question: String) { app.switches[question].tap() }

    private func pad(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
        pad.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
    }

    func testTapWaitsForTheDoubleTapToFail() {
        open(page: "Gestures")
        pad(0.2, 0.2).doubleTap()
        XCTAssertEqual(state(of: "double tap"), "ended ×1")
        XCTAssertEqual(state(of: "tap"), "–")
        pad(0.2, 0.2).tap()
        XCTAssertEqual(state(of: "tap"), "–")
        XCTAssertTrue(app.otherElements["tap"].wait(for: \.label, toEqual: "ended ×1", timeout: 0.5))
        XCTAssertEqual(state(of: "double tap"), "ended ×1")
    }

    func testTapDoesNotWaitWithoutTheFailureRequirement() {
        open(page: "Gestures")
        set("shouldRequireFailure")
        pad(0.2, 0.2).doubleTap()
        XCTAssertTrue(state(of: "tap").hasPrefix("ended"))
    }

    func testDragPansIfGesturesCanBegin() {
        open(page: "Gestures")
        pad(0.5, 0.2).press(forDuration: 0.05, thenDragTo: pad(0.5, 0.5))
        XCTAssertEqual(state(of: "pan"), "ended ×1")
        set("shouldBegin")
        pad(0.5, 0.2).press(forDuration: 0.05, thenDragTo: pad(0.5, 0.5))
        XCTAssertEqual(state(of: "pan"), "ended ×1")
    }

    func testNothingIsRecognizedWithoutTouchesOrEvents() {
        for question in ["shouldReceiveTouch", "shouldReceiveEvent"] {
            open(page: "Gestures")
            set(question)
            pad(0.2, 0.2).press(forDuration: 1)
            XCTAssertEqual(state(of: "long press"), "–")
            app.terminate()
        }
    }

    func testSwipeWinsIfThePanWaitsForIt() {
        open(page: "Gestures")
        set("shouldBeRequiredToFail")
        pad(0.8, 0.2).press(forDuration: 0, thenDragTo: pad(0.2, 0.2), withVelocity: .fast, thenHoldForDuration: 0)
        XCTAssertEqual(state(of: "swipe"), "ended ×1")
        XCTAssertEqual(state(of: "pan"), "–")
        app.navigationBars.buttons["Reset"].tap()
        XCTAssertEqual(state(of: "swipe"), "–")
    }

    func testSpaceKeyIsRecognizedIfTheDelegateAllowsIt() {
        open(page: "Gestures")
        app.typeKey(.space, modifierFlags: [])
        XCTAssertEqual(state(of: "space key"), "ended ×1")
        set("shouldReceivePress")
        app.typeKey(.space, modifierFlags: [])
        XCTAssertEqual(state(of: "space key"), "ended ×1")
    }

    func testGestures() {
        open(page: "Gestures", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        pad(0.2, 0.2).press(forDuration: 1)
        pad(0.5, 0.3).press(forDuration: 0.05, thenDragTo: pad(0.4, 0.35))
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testGesturesInDarkMode() {
        open(page: "Gestures", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
