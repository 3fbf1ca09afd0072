import UIKit
import XCTest
import XCUIAutomation

final class OpenURLTests: AutomationTestCase {
    func testOpeningAURLLaunchesTheApplicationOrReachesTheRunningOne() {
        SampleDelegate.openedURLs = []
        SampleDelegate.makeRoot = { UIViewController() }
        XCUIApplication.delegateClass = SampleDelegate.self
        app.open(URL(string: "sample://first")!)
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(SampleDelegate.openedURLs.map(\.absoluteString), ["sample://first"])
        XCUIDevice.shared.press(.home)
        app.open(URL(string: "sample://second")!)
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(SampleDelegate.openedURLs.map(\.absoluteString), ["sample://first", "sample://second"])
    }

    func testURLsAmongTheLaunchArgumentsAreOpened() {
        SampleDelegate.openedURLs = []
        SampleDelegate.makeRoot = { UIViewController() }
        XCUIApplication.delegateClass = SampleDelegate.self
        app.launchArguments = ["-page", "sample://value", "sample://opened"]
        app.launch()
        XCTAssertEqual(SampleDelegate.openedURLs.map(\.absoluteString), ["sample://opened"])
        XCTAssertEqual(UserDefaults.standard.string(forKey: "page"), "sample://value")
    }
}
