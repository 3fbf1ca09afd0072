import Engawa
import EngawaTesting
import TestApps
import TestSupport
import UIKit
import XCTest
import XCUIAutomation

/// A test that audits an impatient user's tours of the examples under every server condition.
class TourTestCase: AppTestCase {
    override func setUp() {
        super.setUp()
        continueAfterFailure = true
        app.launchArguments = ["-UIScreenScale", "1"]
    }

    override func tearDown() {
        super.tearDown()
        // Sync sets a translation of the stack's strings for the whole process.
        StackTexts.translate(nil)
    }

    /// Returns all conditions if `ENGAWA_AUDIT_TOURS` is `all`; otherwise only `usual`, if any. `ENGAWA_AUDIT_SEEDS`
    /// sets the number of flaky servers, 1 by default, or a range of seeds.
    func conditions(_ usual: ServerCondition? = nil) -> [ServerCondition] {
        let runsAll: Bool = ProcessInfo.processInfo.environment["ENGAWA_AUDIT_TOURS"] == "all"
        guard runsAll else { return usual.map { [$0] } ?? [] }
        return ServerCondition.all(seeds: randomCases(1, "ENGAWA_AUDIT_SEEDS"))
    }

    /// Audits a tour. If the condition is `dead`, the tour must stop the server itself.
    func audit(
        _ name: String, _ condition: ServerCondition, line: UInt = #line, _ tour: () throws -> Void
    ) throws {
        try XCTContext.runActivity(named: "\(name), \(condition)") { _ in
            try app.performFeedbackAudit(line: line, of: tour)
        }
        app.terminate()
    }

    // MARK: Steps

    /// Taps an element once or twice if it is hittable, and waits.
    func tap(_ element: XCUIElement, twice: Bool = false, then seconds: TimeInterval = 4) {
        guard element.exists, element.isHittable else { return }
        element.tap()
        if twice, element.exists, element.isHittable { element.tap() }
        app.wait(seconds: seconds)
    }

    func type(_ text: String, into field: XCUIElement) {
        guard field.exists, field.isHittable, field.isEnabled else { return }
        field.tap()
        app.wait(seconds: 1)
        field.typeText(text)
    }

    func retry() {
        tap(app.buttons["Retry"].firstMatch, twice: false)
    }

    func rotate() {
        XCUIDevice.shared.orientation = .landscapeLeft
        app.wait(seconds: 1.5)
        XCUIDevice.shared.orientation = .portrait
        app.wait(seconds: 1.5)
    }

    func refresh(_ list: XCUIElement) {
        guard list.exists, list.isHittable else { return }
        list.swipeDown(velocity: .slow)
        app.wait(seconds: 4)
    }
}
