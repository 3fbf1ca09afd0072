import Foundation
import Testing
import XCTest

/// Fails the test that runs.
@MainActor
enum AutomationFailure {
    /// How many blocks run in which failures are not recorded.
    private static var quietBlocks = 0

    /// Records `message` as a failure at `file` and `line`, with the library that runs the test.
    static func record(_ message: String, file: StaticString, line: UInt) {
        guard quietBlocks == 0 else { return }
        let message: String = XCTContext.prefix + message
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation("\(file)", line))
        } else {
            XCTFail(message, file: file, line: line)
        }
    }

    /// Records `message` as a failure of the caller of this module.
    ///
    /// Properties cannot take the place of their caller as an argument, so the stack is read. Without debugging
    /// information the failure is at this line.
    static func record(_ message: String) {
        guard quietBlocks == 0 else { return }
        if let caller = CallerLocation.current {
            record(message, file: caller.file, line: caller.line)
        } else {
            record(message, file: #filePath, line: #line)
        }
    }

    /// Runs `body` without recording failures: what it asks about need not exist.
    static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
        quietBlocks += 1
        defer { quietBlocks -= 1 }
        return try body()
    }

    private static func sourceLocation(_ path: String, _ line: UInt) -> SourceLocation {
        let parts: [String] = path.split(separator: "/").suffix(2).map(String.init)
        return SourceLocation(
            fileID: parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(path)", filePath: path, line: Int(line),
            column: 1)
    }
}
