import Engawa
import XCTest
import XCUIAutomation

@testable import Hub

/// The app against its server in this process, and against a server in Python in another process.
final class HubTests: XCTestCase {
    private let app = XCUIApplication()

    override class func setUp() {
        XCUIApplication.delegateClass = AppDelegate.self
    }

    override func tearDown() {
        app.terminate()
        AppDelegate.store = nil
    }

    private func onBothServers(_ body: (any Hub) throws -> Void) throws {
        let hubs: [any Hub] = [try InnerHub(), try OuterHub()]
        for hub in hubs {
            defer { hub.stop() }
            app.launchEnvironment["HUB_URL"] = hub.url.absoluteString
            try XCTContext.runActivity(named: "\(type(of: hub))") { _ in try body(hub) }
            app.terminate()
        }
    }

    private func row(_ number: Int) -> XCUIElement { app.staticTexts["repository \(number)"] }

    func testTheListGoesOnToItsEnd() throws {
        try onBothServers { _ in
            app.launch()
            XCTAssertTrue(row(1).waitForExistence(timeout: 5))
            for _ in 0..<8 { app.tables.firstMatch.swipeUp() }
            XCTAssertTrue(row(50).waitForExistence(timeout: 5))
        }
    }

    func testResultsFollowTheWord() throws {
        try onBothServers { _ in
            app.launch()
            XCTAssertTrue(row(1).waitForExistence(timeout: 5))
            app.searchFields.firstMatch.tap()
            app.searchFields.firstMatch.typeText("4")
            XCTAssertTrue(row(40).waitForExistence(timeout: 5))
            app.searchFields.firstMatch.typeText("9")
            XCTAssertTrue(row(40).waitForNonExistence(timeout: 5))
            XCTAssertTrue(row(49).waitForExistence(timeout: 5))
        }
    }

    func testAStarIsShownAtOnceAndUndoneIfItFails() throws {
        try onBothServers { hub in
            app.launch()
            XCTAssertTrue(row(2).waitForExistence(timeout: 5))
            row(2).tap()
            XCTAssertTrue(app.staticTexts["★ 1"].waitForExistence(timeout: 0.1))
            try hub.fail("status", "/repos/3/star")
            row(3).tap()
            XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
            XCTAssertEqual(app.staticTexts.matching(identifier: "★ 1").count, 1)
            app.buttons["Retry"].tap()
            XCTAssertTrue(app.buttons["Retry"].waitForNonExistence(timeout: 5))
            XCTAssertEqual(app.staticTexts.matching(identifier: "★ 1").count, 2)
        }
    }

    func testATakenNameIsExplainedBesideItsField() throws {
        try onBothServers { _ in
            app.launch()
            app.navigationBars.buttons["Add"].tap()
            app.textFields["name"].tap()
            app.textFields["name"].typeText("repository 1")
            app.buttons["Create"].tap()
            XCTAssertTrue(app.staticTexts["This name is taken."].waitForExistence(timeout: 5))
            app.textFields["name"].typeText(" b")
            app.buttons["Create"].tap()
            XCTAssertTrue(row(1).waitForExistence(timeout: 5))
        }
    }

    func testEventsOfTheServerChangeRows() throws {
        try onBothServers { hub in
            app.launch()
            XCTAssertTrue(row(5).waitForExistence(timeout: 5))
            app.wait(seconds: 600)
            try hub.star(5, 77)
            XCTAssertTrue(app.staticTexts["☆ 77"].waitForExistence(timeout: 5))
        }
    }

    func testTenFaultsEndInARowOrInARetry() throws {
        try onBothServers { hub in
            for fault in InnerHub.faults.keys.sorted() {
                try hub.fail(fault, "/repos")
                app.launch()
                let retry = app.buttons["Retry"]
                if fault != "delay", fault != "slow" {
                    XCTAssertTrue(retry.waitForExistence(timeout: 10), fault)
                    retry.tap()
                }
                XCTAssertTrue(row(1).waitForExistence(timeout: 5), fault)
                XCTAssertFalse(retry.exists, fault)
                app.terminate()
            }
        }
    }

    func testStoredRepositoriesAppearWithoutTheServer() throws {
        try onBothServers { hub in
            AppDelegate.store = try Store.inMemory(migrations: [.create(Repository.self)])
            app.launch()
            XCTAssertTrue(row(1).waitForExistence(timeout: 5))
            hub.stop()
            app.launch()
            XCTAssertTrue(row(1).waitForExistence(timeout: 1))
            XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
            AppDelegate.store = nil
        }
    }
}
