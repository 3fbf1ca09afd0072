import Engawa
import EngawaTesting
import XCTest
import XCUIAutomation

@testable import Hub

/// The app against its server in this process, and against a server in Python in another process.
final class HubTests: XCTestCase {
    private let app = XCUIApplication()
    private var url = URL(filePath: "/")
    private var stop: () -> Void = {}

    override class func setUp() {
        XCUIApplication.delegateClass = AppDelegate.self
    }

    override func tearDown() {
        app.terminate()
        AppDelegate.store = nil
    }

    private func onBothServers(_ body: () throws -> Void) throws {
        let (inside, outside) = (HubServer(), try ServerProcess(["python3", "-u", "hub_server.py"]))
        for (url, stop) in [(try inside.start(), inside.server.stop), (outside.url, outside.stop)] {
            defer { stop() }
            (self.url, self.stop) = (url, stop)
            app.launchEnvironment["HUB_URL"] = url.absoluteString
            app.launch()
            XCTAssertTrue(row(5).waitForExistence(timeout: 5), "\(url)")
            try body()
            app.terminate()
        }
    }

    /// Sends a command to the server: `fault/status/repos` applies a fault to the next request for /repos, and
    /// `stars/5/77` changes the stars of a repository and reports the change to the app.
    private func control(_ command: String) throws {
        _ = try Data(contentsOf: url.appending(path: "control/\(command)"))
    }

    private func row(_ number: Int) -> XCUIElement { app.staticTexts["repository \(number)"] }

    func testTheListLoadsAllPages() throws {
        try onBothServers {
            for _ in 0..<8 { app.tables.firstMatch.swipeUp() }
            XCTAssertTrue(row(50).waitForExistence(timeout: 5))
        }
    }

    func testResultsFollowTheWord() throws {
        try onBothServers {
            app.searchFields.firstMatch.tap()
            app.searchFields.firstMatch.typeText("4")
            XCTAssertTrue(row(40).waitForExistence(timeout: 5))
            app.searchFields.firstMatch.typeText("9")
            XCTAssertTrue(row(40).waitForNonExistence(timeout: 5))
            XCTAssertTrue(row(49).waitForExistence(timeout: 5))
        }
    }

    func testAStarIsShownAtOnceAndUndoneIfItFails() throws {
        try onBothServers {
            row(2).tap()
            XCTAssertTrue(app.staticTexts["★ 1"].waitForExistence(timeout: 0.1))
            try control("fault/status/repos/3/star")
            row(3).tap()
            XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
            XCTAssertEqual(app.staticTexts.matching(identifier: "★ 1").count, 1)
            app.buttons["Retry"].tap()
            XCTAssertTrue(app.buttons["Retry"].waitForNonExistence(timeout: 5))
            XCTAssertEqual(app.staticTexts.matching(identifier: "★ 1").count, 2)
        }
    }

    func testATakenNameIsExplainedBesideItsField() throws {
        try onBothServers {
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
        try onBothServers {
            app.wait(seconds: 600)
            try control("stars/5/77")
            XCTAssertTrue(app.staticTexts["☆ 77"].waitForExistence(timeout: 5))
        }
    }

    func testTenFaultsEndInARowOrInARetry() throws {
        try onBothServers {
            for fault in HubServer.faults.keys.sorted() {
                // A running app loads the second page in advance, and this request would get the fault.
                app.terminate()
                try control("fault/\(fault)/repos")
                app.launch()
                let retry = app.buttons["Retry"]
                if fault != "delay", fault != "slow" {
                    XCTAssertTrue(retry.waitForExistence(timeout: 60), fault)
                    retry.tap()
                }
                XCTAssertTrue(row(1).waitForExistence(timeout: 60), fault)
                XCTAssertFalse(retry.exists, fault)
            }
        }
    }

    func testStoredRepositoriesAppearWithoutTheServer() throws {
        AppDelegate.store = try Store.inMemory(migrations: [.create(Repository.self)])
        try onBothServers {
            stop()
            app.launch()
            XCTAssertTrue(row(1).waitForExistence(timeout: 1))
            XCTAssertTrue(app.buttons["Retry"].waitForExistence(timeout: 5))
        }
    }

    func testScreensAreAccessible() throws {
        let server = HubServer()
        app.launchEnvironment["HUB_URL"] = try server.start().absoluteString
        defer { server.server.stop() }
        app.launch()
        XCTAssertTrue(row(5).waitForExistence(timeout: 5))
        try app.performAccessibilityAudit()
        app.navigationBars.buttons["Add"].tap()
        XCTAssertTrue(app.textFields["name"].waitForExistence(timeout: 5))
        try app.performAccessibilityAudit()
    }
}
