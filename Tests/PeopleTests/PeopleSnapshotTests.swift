import DemoServer
import SnapshotTesting
import XCTest
import XCUIAutomation

@testable import People

final class PeopleSnapshotTests: XCTestCase {
    private let server = DemoServer()
    private let app = XCUIApplication()

    override class func setUp() {
        XCUIApplication.delegateClass = AppDelegate.self
    }

    override func setUpWithError() throws {
        app.launchEnvironment["PEOPLE_URL"] = try server.start().absoluteString
    }

    override func tearDown() {
        app.terminate()
        server.stop()
    }

    func testPeopleInLightAndDark() {
        for style in ["Light", "Dark"] {
            app.launchArguments = ["-AppleInterfaceStyle", style, "-UIScreenScale", "2"]
            app.launch()
            XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
            app.wait(seconds: 1)
            assertSnapshot(of: app, as: .image, named: style)
        }
    }
}
