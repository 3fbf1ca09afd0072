import FeedbackPromises
import Foundation

/// A broken promise that a feedback audit found.
public struct FeedbackAuditIssue: Sendable {
    /// The promise.
    public let promise: FeedbackPromise
    /// The control, row, text or request that breaks the promise. Empty if it has no name.
    public let name: String
    /// The last action before the problem, in words, such as `the press of "Search"`.
    public let action: String
    /// The time since that action, in seconds of the application's clock.
    public let timeSinceAction: TimeInterval
    /// A description of the problem and of its solution.
    public let explanation: String
    /// A description of the issue in one line.
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
