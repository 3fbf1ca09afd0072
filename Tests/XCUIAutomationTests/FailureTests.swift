import UIKit
import XCTest

@testable import XCUIAutomation

/// The messages and locations of failed queries.
final class FailureTests: AutomationTestCase {
    private struct Failure {
        let text: String
        let file: String
        let line: Int
    }

    private var caught: [Failure] = []
    private var isCatching = false

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if isCatching {
            caught.append(Failure(text: description, file: filePath, line: lineNumber))
        } else {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }

    /// Runs `body`, which must record one failure at `line`, and returns its message.
    private func failure(at line: Int = #line, in body: () -> Void) -> String {
        caught = []
        isCatching = true
        body()
        isCatching = false
        XCTAssertEqual(caught.count, 1, line: UInt(line))
        XCTAssertEqual(caught.first?.line, line, caught.first?.text ?? "", line: UInt(line))
        XCTAssertEqual(caught.first?.file, #filePath, line: UInt(line))
        return caught.first?.text ?? ""
    }

    private func launchButtons() {
        launch { controller in
            controller.view.add(UIButton("Save"), 20, 100, 100, 40)
            controller.view.add(UIButton("Save"), 20, 150, 100, 40)
            controller.view.add(UIButton("Discard"), 20, 200, 100, 40)
            controller.view.add(UITextField(), 20, 300, 100, 40).accessibilityIdentifier = "name"
        }
    }

    func testAFailureWithoutALineIsReportedAtTheLineOfTheNextFailureOrCheck() {
        let observer = FailureObserver()
        observer.testCaseWillStart(self)
        isCatching = true
        let isHeld: Bool = FailureObserver.hold("No element")
        observer.testCase(self, didFailWithDescription: "not equal", inFile: "/tests/a.swift", atLine: 7)
        let isHeldAgain: Bool = FailureObserver.hold("No row")
        let line: Int = #line + 1
        let stops: Bool = __testStops()
        isCatching = false
        XCTAssertTrue(isHeld && isHeldAgain && !stops)
        XCTAssertEqual(caught.map(\.text), ["failed - No element", "failed - No row"])
        XCTAssertEqual(caught.map(\.file), ["/tests/a.swift", #filePath])
        XCTAssertEqual(caught.map(\.line), [7, line])
    }

    func testAnIssueIsReportedAtItsLine() {
        let location = XCTSourceCodeLocation(filePath: "/tests/a.swift", lineNumber: 7)
        var issue = XCTIssue(type: .assertionFailure, compactDescription: "Too long.", detailedDescription: "9 of 8")
        isCatching = true
        record(issue)
        let line: Int = #line - 1
        issue.sourceCodeContext = XCTSourceCodeContext(location: location)
        record(issue)
        isCatching = false
        XCTAssertEqual(caught.map(\.text), ["Too long. 9 of 8", "Too long. 9 of 8"])
        XCTAssertEqual(caught.map(\.line), [line, 7])
        XCTAssertEqual(caught.last?.file, "/tests/a.swift")
    }

    func testTheSystemOpensOnlyTheURLsOfTheApplication() {
        isCatching = true
        XCUIDevice.shared.system.open(URL(string: "unknown://x")!)
        isCatching = false
        XCTAssertEqual(
            caught.map(\.text),
            ["failed - No application opens unknown://x. The application declares the URL schemes []."])
    }

    func testATestStopsAtAFailureIfItDoesNotContinue() {
        let observer = FailureObserver()
        observer.testCaseWillStart(self)
        observer.testCase(self, didFailWithDescription: "first", inFile: "/tests/a.swift", atLine: 7)
        let hasContinued: Bool = !__testStops()
        __continueAfterFailure = false
        observer.testCase(self, didFailWithDescription: "second", inFile: "/tests/a.swift", atLine: 8)
        let hasStopped: Bool = __testStops()
        isCatching = true
        MainActor.assumeIsolated { AutomationFailure.record("third", file: #filePath, line: #line) }
        isCatching = false
        observer.testCaseWillStart(self)
        XCTAssertTrue(hasContinued && hasStopped && caught.isEmpty)
        XCTAssertTrue(__continueAfterFailure && !__testStops())
    }

    func testTappingAMissingElementFailsAtItsLineAndListsTheElements() {
        launchButtons()
        let text: String = failure { app.buttons["Ok"].tap() }
        XCTAssertTrue(text.contains("No element matches app.buttons[\"Ok\"]."), text)
        XCTAssertTrue(text.contains("Button, {{20, 200}, {100, 40}}, label: 'Discard'"), text)
        XCTAssertTrue(text.contains("TextField, {{20, 300}, {100, 40}}, identifier: 'name'"), text)
    }

    func testReadingAMissingElementFailsAtItsLine() {
        launchButtons()
        XCTAssertTrue(failure { _ = app.buttons["Ok"].label }.contains("app.buttons[\"Ok\"]"))
        XCTAssertTrue(failure { _ = app.buttons["Ok"].isEnabled }.contains("No element matches"))
        XCTAssertTrue(failure { _ = app.buttons.matching(identifier: "Ok").element.frame }.contains("No element"))
        XCTAssertFalse(app.buttons["Ok"].exists)
        XCTAssertFalse(app.buttons["Ok"].isHittable)
        XCTAssertFalse(app.buttons["Ok"].wait(for: \.label, toEqual: "Ok", timeout: 0.1))
    }

    func testSeveralMatchesFailAndAreListed() {
        launchButtons()
        let text: String = failure { app.buttons["Save"].tap() }
        XCTAssertTrue(text.contains("2 elements match app.buttons[\"Save\"]"), text)
        XCTAssertTrue(text.contains("{{20, 150}, {100, 40}}"), text)
        app.buttons["Save"].firstMatch.tap()
        app.buttons.matching(identifier: "Save").element(boundBy: 1).tap()
    }

    func testTypingWithoutFocusFails() {
        launchButtons()
        XCTAssertTrue(failure { app.textFields["name"].typeText("x") }.contains("keyboard focus"))
    }

    func testEventsOnElementsThatCannotBeReachedFail() {
        launch { controller in
            controller.view.add(UILabel("Outside"), 500, 100, 100, 40)
            controller.view.add(UISlider(), 500, 200, 100, 40)
            controller.view.add(UILabel("Inside"), 20, 300, 100, 40)
            let scrollView = controller.view.add(UIScrollView(), 0, 400, 390, 100)
            scrollView.contentSize = CGSize(width: 390, height: 1_000)
            scrollView.add(UILabel("First"), 20, 10, 100, 40)
            scrollView.add(UILabel("Last"), 20, 900, 100, 40)
        }
        let outside = app.staticTexts["Outside"]
        XCTAssertTrue(failure { outside.swipeLeft() }.contains("is not hittable"))
        XCTAssertTrue(failure { outside.swipeUp(velocity: .slow) }.contains("is not hittable"))
        XCTAssertTrue(
            failure { app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1) }.contains("is not hittable"))
        XCTAssertTrue(
            failure { app.staticTexts["First"].press(forDuration: 1, thenDragTo: app.staticTexts["Last"]) }
                .contains("app.staticTexts[\"First\"] is not hittable"))
    }

    func testACoordinateOfAMissingElementFails() {
        launchButtons()
        let coordinate = app.otherElements["none"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        XCTAssertTrue(failure { coordinate.tap() }.contains("app.otherElements[\"none\"]"))
    }

    func testAFailureWithoutAnApplicationSuggestsALaunch() {
        XCTAssertTrue(failure { app.buttons["Ok"].tap() }.contains("No application is running"))
    }

    func testAKeyWithoutAnApplicationSuggestsALaunch() {
        XCTAssertTrue(failure { app.typeKey("a", modifierFlags: []) }.contains("No application is running"))
        XCTAssertTrue(failure { app.typeKey(.escape, modifierFlags: []) }.contains("No application is running"))
    }

    func testAMissingKeyFails() {
        launchButtons()
        XCTAssertTrue(failure { app.typeKey("ab", modifierFlags: []) }.contains("There is no key for “ab”"))
        XCTAssertTrue(failure { app.typeKey("é", modifierFlags: .command) }.contains("There is no key for “é”"))
    }

    func testFailuresBeginWithTheNameOfTheActivity() {
        launchButtons()
        let text: String = failure { XCTContext.runActivity(named: "Log in") { _ in app.buttons["Ok"].tap() } }
        XCTAssertTrue(text.contains("Log in: No element matches"), text)
    }
}
