import DemoServer
import XCTest
import XCUIAutomation

@testable import People

final class PeopleTests: XCTestCase {
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

    func testPeopleAppear() {
        app.launch()
        XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
        XCTAssertEqual(server.requests.map(\.path), ["/users"])
    }

    func testTheUserGetsFeedbackFromASlowAndABrokenServer() throws {
        for fault in [Fault.delay(2), .status(500), .dropConnection] {
            server.faults.removeAll()
            server.faults.once(fault, path: "/users")
            try app.performFeedbackAudit {
                app.launch()
                app.wait(seconds: 3)
                if app.buttons["Retry"].exists { app.buttons["Retry"].tap() }
                XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
            }
        }
    }

    func testAFailureCanBeRetried() {
        server.faults.once(.status(500), path: "/users")
        app.launch()
        XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
        app.buttons["Retry"].tap()
        XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
    }

    func testASlowServerShowsAnIndicator() {
        server.faults.once(.delay(2), path: "/users")
        app.launch()
        XCTAssertTrue(app.activityIndicators.firstMatch.waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.activityIndicators.firstMatch.exists)
    }
}
