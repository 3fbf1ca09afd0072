import Foundation
import Synchronization
import XCTest

/// Returns whether the current XCTest test must stop because it has failed. Reports failures that have no line yet at
/// the caller's line.
///
/// `engawa test` adds calls to this function to the sources of tests, because XCTest cannot end a method on Linux.
public func __testStops(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    FailureObserver.report(file: file, line: line)
    return FailureObserver.hasStopped
}

/// Allows the teardown method of a test to run to its end. `engawa test` adds calls to this function.
public func __testEnds() { FailureObserver.end() }

extension XCTestCase {
    /// Whether the test continues after a failure. The default is true.
    ///
    /// `engawa test` uses this property in place of `continueAfterFailure`, which has no effect on Linux.
    public var __continueAfterFailure: Bool {
        get { FailureObserver.continuesAfterFailure }
        set { FailureObserver.setContinuesAfterFailure(newValue) }
    }
}

/// Observes the failures of tests that XCTest runs.
///
/// - After a failure, the observer stops a test that must not continue.
/// - A failure without a known line is reported at the line of the next failed assertion or the next call to
///   `__testStops`, or else when the test ends.
final class FailureObserver: NSObject, XCTestObservation {
    private struct State {
        var isRegistered = false
        /// Whether an XCTest test is running.
        var isRunning = false
        var continuesAfterFailure = true
        var hasStopped = false
        /// The messages of failures without a known line.
        var pending: [String] = []
    }

    private static let state = Mutex(State())

    static var hasStopped: Bool { state.withLock { $0.hasStopped } }

    static func end() { state.withLock { $0.hasStopped = false } }

    static var continuesAfterFailure: Bool { state.withLock { $0.continuesAfterFailure } }

    static func setContinuesAfterFailure(_ continues: Bool) {
        register()
        state.withLock { $0.continuesAfterFailure = continues }
    }

    /// Adds the observer. Further calls have no effect.
    static func register() {
        let isNew: Bool = state.withLock { state in
            defer { state.isRegistered = true }
            return !state.isRegistered
        }
        if isNew { XCTestObservationCenter.shared.addTestObserver(FailureObserver()) }
    }

    /// Keeps a message for the next failure of the running test.
    ///
    /// - Returns: Whether an XCTest test is running and its failures are observed.
    static func hold(_ message: String) -> Bool {
        state.withLock {
            guard $0.isRunning else { return false }
            $0.pending.append(message)
            $0.hasStopped = $0.hasStopped || !$0.continuesAfterFailure
            return true
        }
    }

    /// Reports the messages that are kept.
    static func report(file: StaticString, line: UInt) {
        let messages: [String] = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        for message in messages { XCTFail(message, file: file, line: line) }
    }

    // MARK: XCTestObservation

    func testCaseWillStart(_ testCase: XCTestCase) {
        FailureObserver.state.withLock { $0 = State(isRegistered: true, isRunning: true) }
        // Reports messages that are still pending when the test ends, and failures that the test expected in vain.
        testCase.addTeardownBlock {
            ExpectedFailures.shared.endAll()
            FailureObserver.report(file: #filePath, line: #line)
        }
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        let file: StaticString = CallerLocation.staticString(filePath ?? "")
        FailureObserver.report(file: file, line: UInt(max(0, lineNumber)))
        FailureObserver.state.withLock { $0.hasStopped = $0.hasStopped || !$0.continuesAfterFailure }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        FailureObserver.state.withLock { $0 = State(isRegistered: true) }
    }
}
