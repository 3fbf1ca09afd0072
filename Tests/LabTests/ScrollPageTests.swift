import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of scrolling.
final class ScrollPageTests: LabTestCase {
    private func value(of flag: String) -> String { app.otherElements[flag].label }

    private func call(_ index: Int) -> String { app.otherElements["call \(index)"].label }

    private var calls: [String] {
        (0..<8).map { app.otherElements["call \($0)"] }.filter(\.exists).map(\.label)
    }

    private func list(_ y: CGFloat) -> XCUICoordinate {
        app.scrollViews["list"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: y))
    }

    func testDragThatRestsHasNoDeceleration() {
        open(page: "Scroll")
        list(0.8).press(forDuration: 0.05, thenDragTo: list(0.4), withVelocity: .slow, thenHoldForDuration: 0.5)
        XCTAssertEqual(calls.count, 4)
        XCTAssertEqual(call(0), "willBeginDragging, tracking, dragging")
        XCTAssertEqual(call(1), "didScroll, tracking, dragging")
        XCTAssertTrue(call(2).hasPrefix("willEndDragging"))
        XCTAssertTrue(call(2).hasSuffix(", tracking, dragging"))
        XCTAssertEqual(call(3), "didEndDragging(false)")
    }

    func testFlingDecelerates() {
        open(page: "Scroll")
        app.scrollViews["list"].swipeUp()
        XCTAssertEqual(
            Array(calls.suffix(4)),
            [
                "didEndDragging(true)", "willBeginDecelerating, decelerating", "didScroll, decelerating",
                "didEndDecelerating",
            ])
        XCTAssertEqual(value(of: "decelerating"), "NO")
    }

    func testProgrammaticScrollingSetsNoFlag() {
        open(page: "Scroll")
        app.navigationBars.buttons["To row 20"].tap()
        XCTAssertEqual(calls, ["didScroll", "didEndScrollingAnimation"])
    }

    func testScroll() {
        open(page: "Scroll", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"])
        // A drag instead of a fling. Because of rounded times, a fling could end one frame earlier or later.
        list(0.8).press(forDuration: 0.05, thenDragTo: list(0.4), withVelocity: .slow, thenHoldForDuration: 0.5)
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testScrollInDarkMode() {
        open(page: "Scroll", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
