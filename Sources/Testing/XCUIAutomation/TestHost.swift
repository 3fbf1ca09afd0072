import AppDriver
import CTestHost
import Foundation
import UIKitCore
import XCTest

/// Launches the application that hosts unit tests before the first test, as Xcode does.
///
/// The environment variable `ENGAWA_TEST_HOST` names the class of the application's delegate with its module. The
/// command `engawa test` sets it for test targets with a host.
// @unchecked: XCTest calls observers on the main thread.
final class TestHost: NSObject, XCTestObservation, @unchecked Sendable {
    @MainActor private static var session: AppSession?

    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated { TestHost.launch() }
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        MainActor.assumeIsolated {
            TestHost.session?.end()
            TestHost.session = nil
        }
    }

    @MainActor fileprivate static func launch() {
        let name: String = ProcessInfo.processInfo.environment[ENGAWA_TEST_HOST] ?? ""
        guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type,
            let delegate = AppSession.makeDelegate(of: type)
        else { return report("The class \(name) is not an application delegate.") }
        do {
            session = try AppSession(delegate: delegate)
        } catch {
            report("\(error)")
        }
    }

    private static func report(_ reason: String) {
        let message = "The application that hosts the tests could not be launched: \(reason)\n"
        FileHandle.standardError.write(Data(message.utf8))
    }
}

/// Schedules the launch. The loader calls this function on the main thread before `main`.
@_cdecl("engawa_register_test_host")
func registerTestHost() {
    if CommandLine.arguments.contains("swift-testing") {
        // Swift Testing has no observers. The main queue runs this block before the program's first task.
        DispatchQueue.main.async { MainActor.assumeIsolated { TestHost.launch() } }
    } else {
        XCTestObservationCenter.shared.addTestObserver(TestHost())
    }
}
