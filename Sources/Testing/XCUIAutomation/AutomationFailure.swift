import Foundation
import Testing
import XCTest

/// Records failures of the current test.
@MainActor
enum AutomationFailure {
    /// The number of running blocks in which failures are not recorded.
    private static var suppressionDepth = 0

    /// Records `message` as a failure at `file` and `line`, through the library that runs the test: Swift Testing or
    /// XCTest.
    static func record(_ message: String, file: StaticString, line: UInt) {
        guard suppressionDepth == 0, !FailureObserver.hasStopped else { return }
        let message: String = XCTContext.prefix + message
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation("\(file)", line))
        } else {
            XCTFail(message, file: file, line: line)
        }
    }

    /// Records `message` as a failure at the line that called into this module.
    ///
    /// Properties cannot receive the caller's location as an argument, so this method reads the stack. The stack does
    /// not contain the line of an assertion whose arguments XCTest evaluates, or any line without debugging
    /// information. If the line is unknown, a failure of an XCTest test is reported with the next failure of that test.
    /// Any other failure is reported at a line of this method.
    static func record(_ message: String) {
        guard suppressionDepth == 0 else { return }
        if let caller = CallerLocation.current {
            record(message, file: caller.file, line: caller.line)
        } else if Test.current == nil, !FailureObserver.hasStopped, FailureObserver.hold(XCTContext.prefix + message) {
            // The message is reported with the assertion that fails as a result.
            return
        } else {
            record(message, file: #filePath, line: #line)
        }
    }

    /// Runs `body` without recording failures, so that it can query nonexistent elements.
    static func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
        suppressionDepth += 1
        defer { suppressionDepth -= 1 }
        return try body()
    }

    private static func sourceLocation(_ path: String, _ line: UInt) -> SourceLocation {
        let parts = path.split(separator: "/").suffix(2).map(String.init)
        return SourceLocation(
            fileID: parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(path)", filePath: path, line: Int(line),
            column: 1)
    }
}
