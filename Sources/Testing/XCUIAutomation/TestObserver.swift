import XCTest

/// Cleans up when a test ends.
///
/// - Attachments are written or discarded, depending on the result of the test.
/// - The test's interruption monitors are removed.
/// - The application that a test class leaves running ends with the class, and the device is reset, so that a class
///   does not affect the next.
// @unchecked: XCTest calls observers on the main thread.
final class TestObserver: NSObject, XCTestObservation, @unchecked Sendable {
    @MainActor private static var shared: TestObserver?

    /// Adds the observer. Further calls have no effect.
    @MainActor
    static func register() {
        guard shared == nil else { return }
        FailureObserver.register()
        let observer = TestObserver()
        shared = observer
        XCTestObservationCenter.shared.addTestObserver(observer)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let hasSucceeded: Bool = testCase.testRun?.hasSucceeded ?? true
        let name = testCase.name
        MainActor.assumeIsolated {
            AttachmentStore.finish(test: name, hasSucceeded: hasSucceeded)
            InterruptionMonitors.removeAll()
        }
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        MainActor.assumeIsolated {
            XCUIApplication.endRunning()
            XCUIDevice.shared.reset()
        }
    }
}
