import Foundation
import FoundationAdditions
import XCTest

/// The failures that the running test expects.
///
/// `@unchecked Sendable` is correct because the list is accessed only under the lock. Matchers run on the thread that
/// records an issue, as on iOS.
final class ExpectedFailures: @unchecked Sendable {
    static let shared = ExpectedFailures()

    private let lock = NSLock()
    private var failures: [XCTExpectedFailure] = []

    /// A test case without members, and one that does not record expected failures. The latter's method replaces that
    /// of all test cases in the program, because XCTest has no other way to discard a failure.
    private class PlainTestCase: XCTestCase {}
    private final class ExpectingTestCase: PlainTestCase {
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
            let issue = XCTIssue(
                type: expected ? .assertionFailure : .thrownError, compactDescription: description,
                sourceCodeContext: XCTSourceCodeContext(location: location))
            guard !ExpectedFailures.shared.accept(issue) else { return }
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }

    private static let replacement: Void = {
        ClassMembers<XCTestCase>.replaceMethods(of: XCTestCase.self, PlainTestCase.self, ExpectingTestCase.self)
        MethodReplacements.shared.apply()
    }()

    /// Expects a failure from now on.
    func begin(_ failure: XCTExpectedFailure) {
        FailureObserver.register()
        _ = ExpectedFailures.replacement
        lock.withLock { failures.append(failure) }
    }

    /// Ends the expectation. The test fails if the failure has not occurred, although it is strict.
    func end(_ failure: XCTExpectedFailure) {
        // Failures without a known line belong to the code before the end.
        FailureObserver.report(file: #filePath, line: #line)
        lock.withLock { failures.removeAll { $0 === failure } }
        guard failure.options.isEnabled, failure.options.isStrict, !failure.hasOccurred else { return }
        let reason: String = failure.failureReason.map { " \"\($0)\"" } ?? ""
        let location: CallerLocation? = failure.location ?? .current
        XCTFail(
            "The expected failure\(reason) did not occur.", file: location?.file ?? #filePath,
            line: location?.line ?? #line)
    }

    /// Ends all expectations.
    func endAll() {
        for failure in lock.withLock({ failures }).reversed() { end(failure) }
    }

    /// Returns whether an issue is expected.
    private func accept(_ issue: XCTIssue) -> Bool {
        let match: XCTExpectedFailure? = lock.withLock { failures }.last { failure in
            failure.options.isEnabled && failure.options.issueMatcher(issue)
        }
        match?.hasOccurred = true
        return match != nil
    }
}
