import Foundation
import Testing
import XCTest

/// Fails the test that runs.
@MainActor
enum AutomationFailure {
    /// Records `message` as a failure at `file` and `line`, with whichever library runs the test.
    static func record(_ message: String, file: StaticString, line: UInt) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message))
        } else {
            XCTFail(message, file: file, line: line)
        }
    }
}
