import UIKit
import XCTest
import XCUIAutomation

final class LaunchTests: WaitingTestCase {
    func testALaunchEmptiesTheDefaults() {
        _ = launch()
        UserDefaults.standard.set("kept", forKey: "LaunchTests.value")
        XCTAssertEqual(UserDefaults.standard.string(forKey: "LaunchTests.value"), "kept")
        _ = launch()
        XCTAssertNil(UserDefaults.standard.object(forKey: "LaunchTests.value"))
    }

    func testArgumentsAreInTheCommandLineAndTheDefaults() {
        let app = XCUIApplication()
        app.launchArguments = ["-onboarded", "YES", "--ui-testing", "-retries", "-3", "plain"]
        app.launch()
        XCTAssertEqual(Array(CommandLine.arguments.dropFirst()), app.launchArguments)
        XCTAssertEqual(Array(ProcessInfo.processInfo.arguments.dropFirst()), app.launchArguments)
        XCTAssertTrue(UserDefaults.standard.bool(forKey: "onboarded"))
        XCTAssertEqual(UserDefaults.standard.integer(forKey: "retries"), -3)
        app.terminate()
        XCTAssertFalse(CommandLine.arguments.contains("--ui-testing"))
        XCTAssertNil(UserDefaults.standard.object(forKey: "onboarded"))
    }

    func testArgumentsSetTheLanguage() {
        let languages: [String] = Locale.preferredLanguages
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(de, en)", "-AppleLocale", "de_AT"]
        app.launch()
        XCTAssertEqual(Locale.preferredLanguages, ["de", "en"])
        XCTAssertEqual(Locale.current.identifier, "de_AT")
        XCTAssertEqual(String.localizedStringWithFormat("%.1f", 0.5), "0,5")
        app.terminate()
        XCTAssertEqual(Locale.preferredLanguages, languages)
    }

    func testTerminationRestoresTheEnvironment() {
        setenv("LAUNCH_TESTS_KEPT", "before", 1)
        let app = XCUIApplication()
        app.launchEnvironment = ["LAUNCH_TESTS_KEPT": "during", "LAUNCH_TESTS_NEW": "1"]
        app.launch()
        XCTAssertEqual(ProcessInfo.processInfo.environment["LAUNCH_TESTS_KEPT"], "during")
        XCTAssertEqual(ProcessInfo.processInfo.environment["LAUNCH_TESTS_NEW"], "1")
        app.terminate()
        XCTAssertEqual(ProcessInfo.processInfo.environment["LAUNCH_TESTS_KEPT"], "before")
        XCTAssertNil(ProcessInfo.processInfo.environment["LAUNCH_TESTS_NEW"])
        unsetenv("LAUNCH_TESTS_KEPT")
    }

    func testALaunchEndsTheRunningApplication() {
        let first: XCUIApplication = launch()
        let label: UILabel = WaitingApp.label
        let second: XCUIApplication = launch()
        XCTAssertFalse(label === WaitingApp.label)
        XCTAssertEqual(second.state, .runningForeground)
        second.terminate()
        XCTAssertEqual(first.state, .notRunning)
    }
}
