import UIKit
import XCTest
import XCUIAutomation

/// Tests that the application runs turns while a test waits with XCTest, runs the run loop, or sleeps.
final class TestWaitTests: WaitingTestCase {
    func testAnAnimationCompletesDuringAWaitForAnExpectation() {
        _ = launch()
        let completed: XCTestExpectation = expectation(description: "The animation completes")
        UIView.animate(withDuration: 0.05, animations: { WaitingApp.label.alpha = 0 }) { _ in completed.fulfill() }
        wait(for: [completed], timeout: 5)
    }

    func testAPresentationCompletesDuringAWaitForAnExpectation() {
        let app: XCUIApplication = launch()
        let completed: XCTestExpectation = expectation(description: "The alert is presented")
        let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        WaitingApp.label.window?.rootViewController?.present(alert, animated: true) { completed.fulfill() }
        waitForExpectations(timeout: 5)
        XCTAssertTrue(app.alerts["Error"].buttons["OK"].isHittable)
    }

    func testAPredicateIsEvaluatedAgainstTheRunningApp() {
        let app: XCUIApplication = launch()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { WaitingApp.label.text = "done" }
        let exists = NSPredicate { element, _ in
            MainActor.assumeIsolated { (element as? XCUIElement)?.exists ?? false }
        }
        expectation(for: exists, evaluatedWith: app.staticTexts["done"])
        waitForExpectations(timeout: 5)
    }

    func testRunningTheRunLoopPerformsLayout() {
        _ = launch()
        let view = LayoutRecorder()
        WaitingApp.label.superview?.addSubview(view)
        XCTAssertEqual(view.layoutCount, 0)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
        XCTAssertEqual(view.layoutCount, 1)
    }

    func testRunningTheRunLoopAdvancesTheClockOfTheAppByTheSameTime() {
        _ = launch()
        let begin: CFTimeInterval = CACurrentMediaTime()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertEqual(CACurrentMediaTime() - begin, 0.1, accuracy: 0.05)
    }

    func testTheAppRunsWhileATestSleeps() {
        let app: XCUIApplication = launch()
        var isComplete = false
        UIView.animate(withDuration: 0.02, animations: { WaitingApp.label.alpha = 0.5 }) { _ in isComplete = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { WaitingApp.label.text = "done" }
        Thread.sleep(forTimeInterval: 0.06)
        XCTAssertTrue(isComplete)
        XCTAssertTrue(app.staticTexts["done"].exists)
        isComplete = false
        UIView.animate(withDuration: 0.02, animations: { WaitingApp.label.alpha = 1 }) { _ in isComplete = true }
        usleep(60_000)
        XCTAssertTrue(isComplete)
    }

    func testADisplayLinkFiresDuringAWait() {
        _ = launch()
        let ticked: XCTestExpectation = expectation(description: "Three ticks")
        ticked.expectedFulfillmentCount = 3
        let target = Ticks { ticked.fulfill() }
        let link = CADisplayLink(target: target, selector: Selector("tick", Ticks.tick))
        link.add(to: .main, forMode: .common)
        wait(for: [ticked], timeout: 5)
        link.invalidate()
    }

    @MainActor
    func testAnimationsCompleteDuringTaskSleep() async throws {
        _ = launch()
        var isComplete = false
        UIView.animate(withDuration: 0.02, animations: { WaitingApp.label.alpha = 0 }) { _ in isComplete = true }
        try await Task.sleep(nanoseconds: 100_000_000)
        XCTAssertTrue(isComplete)
    }

    @MainActor
    func testTaskSleepWorksAfterTheApplicationEnded() async throws {
        launch().terminate()
        try await Task.sleep(nanoseconds: 10_000_000)
        XCTAssertEqual(XCUIApplication().state, .notRunning)
    }

    @MainActor
    func testFulfillmentRunsTheApplication() async {
        _ = launch()
        let completed: XCTestExpectation = expectation(description: "The animation completes")
        UIView.animate(withDuration: 0.05, animations: { WaitingApp.label.alpha = 0 }) { _ in completed.fulfill() }
        await fulfillment(of: [completed], timeout: 5)
    }
}

private final class LayoutRecorder: UIView {
    var layoutCount = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }
}

private final class Ticks: NSObject {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func tick() {
        body()
    }
}
