import FeedbackPromises
import Foundation

/// A promise that a feedback audit found to be broken.
public struct FeedbackAuditIssue: Sendable {
    /// The promise.
    public let promise: FeedbackPromise
    /// The control, row, text or request that breaks the promise. Empty if it has no name.
    public let name: String
    /// The last action before, in words, such as `the press of "Search"`.
    public let action: String
    /// The time since that action, in seconds of the application's clock.
    public let timeSinceAction: TimeInterval
    /// What was observed, and what to do.
    public let explanation: String
    /// All of this in one line.
    public let line: String

    init(_ violation: FeedbackViolation) {
        promise = violation.promise
        name = violation.name
        action = violation.action
        timeSinceAction = violation.timeSinceAction
        explanation = violation.explanation
        line = violation.line
    }
}
