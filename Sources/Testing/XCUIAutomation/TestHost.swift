import AppDriver
import CTestHost
import ClassRuntime
import Foundation
import UIKitCore
import XCTest

/// Launches the application that hosts unit tests before the first test, as Xcode does.
///
/// The environment variable `ENGAWA_TEST_HOST` names the class of the application's delegate with its module. If it is
/// empty, the application is empty: its frames perform the layout and the animations of the windows that tests create.
/// The command `engawa test` sets the variable for unit tests.
// @unchecked: XCTest calls observers on the main thread.
final class TestHost: NSObject, XCTestObservation, @unchecked Sendable {
    @MainActor private static var session: AppSession?

    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated { TestHost.launch() }
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        MainActor.assumeIsolated { TestHost.end() }
    }

    @MainActor static func end() {
        session?.end()
        session = nil
    }

    @MainActor fileprivate static func launch() {
        launch(named: ProcessInfo.processInfo.environment[ENGAWA_TEST_HOST] ?? "")
    }

    /// Launches the application with a delegate class, or an empty application if the name is empty.
    @MainActor static func launch(named name: String) {
        guard !name.isEmpty else {
            var options = AppSession.Options()
            options.information = ApplicationInformation([:])
            return launch(EmptyDelegate(), options)
        }
        guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type,
            let delegate = AppSession.makeDelegate(of: type)
        else { return report("The class \(name) is not an application delegate.") }
        launch(delegate, AppSession.Options())
    }

    /// The delegate of an application without windows.
    private final class EmptyDelegate: NSObject, UIApplicationDelegate {}

    @MainActor private static func launch(_ delegate: any UIApplicationDelegate, _ options: AppSession.Options) {
        do {
            session = try AppSession(delegate: delegate, options: options)
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
        FailureObserver.register()
    }
}
