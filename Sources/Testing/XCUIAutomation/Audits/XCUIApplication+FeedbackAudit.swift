import AppDriver
import FeedbackPromises
import Foundation

extension XCUIApplication {
    /// The longest time that an audit waits for the requests of the last step, in seconds of the application's clock.
    private static let patience: TimeInterval = 90
    /// The time for the last effects to appear: twice the maximum time for the indicator of a request to disappear.
    private static let rest: TimeInterval = 2

    /// Runs the steps of a test, records what the application shows in response, and verifies the promises to its
    /// users.
    ///
    ///     try app.performFeedbackAudit {
    ///         app.launch()
    ///         app.buttons["Search"].tap()
    ///         XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 30))
    ///     }
    ///
    /// The steps may launch the application several times. Each further launch first ends the running application. Run
    /// the steps against servers that are fast, that are slow, that fail, and that do not respond. Each broken promise
    /// that the handler does not ignore is a failure of the test. The failure message names the control, the time since
    /// the action, and the promise.
    ///
    /// The audit records the requests of the stack (`APIClient`). Requests by `URLSession` are not recorded.
    ///
    /// This method is not part of Apple's API.
    ///
    /// - Parameters:
    ///   - promises: The promises. The default is all.
    ///   - steps: The actions of a person.
    ///   - issueHandler: Called with each broken promise. It returns true to ignore it. The default is nil.
    /// - Throws: The error that the steps or the handler throw.
    @MainActor @preconcurrency
    public func performFeedbackAudit(
        for promises: Set<FeedbackPromise> = Set(FeedbackPromise.allCases), file: StaticString = #filePath,
        line: UInt = #line, of steps: () throws -> Void,
        issueHandler: ((FeedbackAuditIssue) throws -> Bool)? = nil
    ) throws {
        let recorder = FeedbackRecorder()
        recorder.begin()
        do {
            defer { recorder.end() }
            try steps()
            if let driver { recorder.finish(driver, patience: Self.patience, rest: Self.rest) }
        }
        for violation in FeedbackJudge.violations(in: recorder.recording, of: promises) {
            let issue = FeedbackAuditIssue(violation)
            if try issueHandler?(issue) == true { continue }
            AutomationFailure.record("Broken promise: \(issue.line)", file: file, line: line)
        }
    }
}
