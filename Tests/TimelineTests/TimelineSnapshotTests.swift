import DemoServer
import SnapshotTesting
import XCTest
import XCUIAutomation

/// Pictures and view trees of Timeline's screens.
final class TimelineSnapshotTests: TimelineTestCase {
    /// The configurations in which every screen is tested.
    private let configurations: [(name: String, arguments: [String])] = [
        ("light-2x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"]),
        ("dark-1x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"]),
        ("landscape", ["-UIScreenSize", "844x390", "-UIScreenScale", "1"]),
        (
            "large-text",
            ["-UIScreenScale", "1", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"]
        ),
    ]

    private func verifySnapshots(_ prepare: () -> Void, testName: String = #function) {
        for (index, one) in configurations.enumerated() {
            app.launchArguments = one.arguments
            prepare()
            assertSnapshot(of: app, as: .image, named: one.name, testName: testName)
            if index == 0 { assertSnapshot(of: app, as: .viewTree, testName: testName) }
        }
    }

    func testPeople() {
        verifySnapshots {
            app.launch()
            XCTAssertTrue(app.cells.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
            app.wait(seconds: 1)
        }
    }

    func testPeopleWithAProblem() {
        verifySnapshots {
            app.launch()
            XCTAssertTrue(app.cells.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
            showButton.tap()
            app.wait(seconds: 1)
        }
    }

    func testTimeline() {
        verifySnapshots {
            open("Ada Lindqvist")
            XCTAssertTrue(newest.waitForExistence(timeout: 5))
            app.wait(seconds: 1)
        }
    }

    func testTimelineInJapanese() {
        app.launchArguments = configurations[0].arguments
        open("縁側の佳帆")
        app.wait(seconds: 1)
        assertSnapshot(of: app, as: .image)
    }

    func testTimelineWithABanner() {
        verifySnapshots {
            server.faults.removeAll()
            open("Ada Lindqvist")
            XCTAssertTrue(newest.waitForExistence(timeout: 5))
            server.faults.always(.status(500), path: "/statuses/*")
            refreshButton.tap()
            app.wait(seconds: 1)
        }
    }

    func testTimelineThatIsRefreshing() {
        verifySnapshots {
            server.faults.removeAll()
            open("Ada Lindqvist")
            XCTAssertTrue(newest.waitForExistence(timeout: 5))
            server.faults.always(.delay(5), path: "/statuses/*")
            refreshButton.tap()
            // The snapshot is taken between two steps of the spinner.
            app.wait(seconds: 1.07)
        }
    }

    func testTimelineWithAnAlert() {
        server.faults.always(.status(500), path: "/statuses/*")
        verifySnapshots {
            open("Ada Lindqvist")
            app.wait(seconds: 2)
        }
    }

    func testTimelineThatFailed() {
        server.faults.always(.status(500), path: "/statuses/*")
        verifySnapshots {
            open("Ada Lindqvist")
            app.wait(seconds: 1)
            app.alerts.buttons["Close"].tap()
            app.wait(seconds: 1)
        }
    }

    func testTimelineThatIsEmpty() {
        verifySnapshots {
            open("Quiet Quentin")
            app.wait(seconds: 1)
        }
    }

    func testTimelineThatIsLoading() {
        server.faults.always(.delay(10), path: "/statuses/*")
        app.launchArguments = configurations[0].arguments
        open("Ada Lindqvist")
        app.wait(seconds: 1)
        assertSnapshot(of: app, as: .image)
    }

    func testTimelineWhileBytesArrive() {
        server.faults.always(.slow(bytesPerSecond: 1_000), path: "/statuses/*")
        app.launchArguments = configurations[0].arguments
        open("Ada Lindqvist")
        app.wait(seconds: 3)
        assertSnapshot(of: app, as: .image)
    }
}
