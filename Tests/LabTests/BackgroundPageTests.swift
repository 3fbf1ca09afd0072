import HostHeadless
import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver

/// The Lab's page about work that continues in the background.
final class BackgroundPageTests: LabTestCase {
    private var session: AppSession { AppSession.current! }

    func testATaskContinuesInTheBackgroundUntilItsTimeExpires() {
        open(page: "Background")
        app.staticTexts["Begin a task"].tap()
        session.setState(.background)
        session.advance(by: 31)
        session.setState(.active)
        for event in [
            "A task has begun", "In the background, for 30 seconds", "The time for the task has expired",
            "In the foreground",
        ] { XCTAssertTrue(app.staticTexts[event].exists, event) }
    }

    func testANotificationIsShownInTheBackground() {
        open(page: "Background")
        app.staticTexts["Ask to send notifications"].tap()
        app.alerts.buttons["Allow"].tap()
        XCTAssertTrue(app.staticTexts["Allowed"].exists)
        app.staticTexts["Notify in five seconds"].tap()
        app.staticTexts["Show a badge"].tap()
        XCTAssertTrue(app.staticTexts["The badge is 3"].exists)
        session.setState(.background)
        session.advance(by: 6)
        XCTAssertEqual(session.host.shownNotifications.map(\.title), ["Lab"])
        session.setState(.active)
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testBackgroundInDarkModeFromRightToLeft() {
        open(
            page: "Background",
            ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleTextDirection", "YES"])
        app.staticTexts["Begin a task"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
