import XCTest

/// Puts things in order when a test ends.
///
/// - Attachments are kept or dropped, by how the test ended.
/// - The test's interruption monitors are removed.
/// - The application that a class of tests leaves running ends with the class: what the next class sees depends on
///   that class alone, whichever ran before.
// @unchecked: XCTest calls observers on the main thread.
final class TestObserver: NSObject, XCTestObservation, @unchecked Sendable {
    @MainActor private static var shared: TestObserver?

    /// Begins to observe, once.
    @MainActor
    static func register() {
        guard shared == nil else { return }
        let observer = TestObserver()
        shared = observer
        XCTestObservationCenter.shared.addTestObserver(observer)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let hasSucceeded: Bool = testCase.testRun?.hasSucceeded ?? true
        let name: String = testCase.name
        MainActor.assumeIsolated {
            AttachmentStore.finish(test: name, hasSucceeded: hasSucceeded)
            InterruptionMonitors.removeAll()
        }
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        MainActor.assumeIsolated { XCUIApplication.endRunning() }
    }
}
