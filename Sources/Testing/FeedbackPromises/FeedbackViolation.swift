import Foundation

/// A promise that an application broke.
package struct FeedbackViolation: Sendable, Equatable {
    package var promise: FeedbackPromise
    /// The name of the control, row, text or request; empty if it has none.
    package var name: String
    /// The time in the recording.
    package var time: TimeInterval
    /// The last action before the violation, such as `the press of "Search"`.
    package var action: String
    /// The time since the last action, in seconds.
    package var timeSinceAction: TimeInterval
    /// A description of the problem and of its solution.
    package var explanation: String

    /// The violation in one line.
    package var line: String {
        let seconds = String(format: "%.2f", timeSinceAction)
        let subject: String = name.isEmpty ? "" : "\"\(name)\": "
        return "\(promise.rawValue), \(seconds) s after \(action): \(subject)\(explanation)"
    }
}
