import DemoServer
import XCTest
import XCUIAutomation

/// After every fault of the server, a list with or without rows shows a message and a next step, and keeps its content.
final class TimelineFaultTests: TimelineTestCase {
    private struct Case {
        let fault: Fault
        let sentence: String
        var offersRetry = true
    }

    private static let tookTooLong = "Timeline took too long to respond. Try again in a moment."
    private static let wasLost = "The connection to Timeline was lost. Try again."
    private static let notUnderstood = "Timeline sent an invalid response. Try again in a moment."

    private let cases: [Case] = [
        Case(fault: .neverRespond, sentence: tookTooLong),
        Case(fault: .delay(60), sentence: tookTooLong),
        Case(fault: .dropConnection, sentence: wasLost),
        Case(fault: .truncate(afterBytes: 30), sentence: wasLost),
        Case(fault: .status(401), sentence: "Timeline requires you to sign in.", offersRetry: false),
        Case(
            fault: .status(404),
            sentence: "Timeline could not find the item. Check whether it has been removed.",
            offersRetry: false),
        Case(fault: .status(429), sentence: "Timeline is busy. Try again in a moment."),
        Case(fault: .status(500), sentence: "Timeline encountered an error. Try again in a moment."),
        Case(fault: .notJSON, sentence: notUnderstood),
        Case(fault: .wrongTypes, sentence: notUnderstood),
        Case(fault: .garbled, sentence: notUnderstood),
        Case(fault: .respond(""), sentence: notUnderstood),
    ]

    func testFailedTimelineShowsAnAlertAndAPlaceholder() {
        for one in cases {
            server.faults.removeAll()
            server.faults.always(one.fault, path: "/statuses/*")
            open("Ada Lindqvist")
            XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 60), "\(one.fault)")
            XCTAssertTrue(app.alerts.staticTexts["The statuses could not be loaded"].exists, "\(one.fault)")
            XCTAssertTrue(app.alerts.staticTexts[one.sentence].exists, "\(one.fault)")
            XCTAssertEqual(app.alerts.buttons["Retry"].exists, one.offersRetry, "\(one.fault)")
            app.alerts.buttons["Close"].tap()
            XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2), "\(one.fault)")
            XCTAssertEqual(placeholder.label, one.sentence, "\(one.fault)")
            XCTAssertEqual(app.buttons["placeholder.retry"].exists, one.offersRetry, "\(one.fault)")
            server.faults.removeAll()
            (one.offersRetry ? app.buttons["placeholder.retry"] : refreshButton).tap()
            XCTAssertTrue(newest.waitForExistence(timeout: 5), "\(one.fault)")
            XCTAssertFalse(placeholder.exists, "\(one.fault)")
        }
    }

    func testRetryInTheAlertLoadsAgain() {
        server.faults.once(.status(500), path: "/statuses/*")
        open("Ada Lindqvist")
        XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 5))
        app.alerts.buttons["Retry"].tap()
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        XCTAssertFalse(app.alerts.firstMatch.exists)
    }

    func testFailedRefreshShowsABannerAndKeepsTheRows() {
        for one in cases {
            server.faults.removeAll()
            open("Ada Lindqvist")
            XCTAssertTrue(newest.waitForExistence(timeout: 5), "\(one.fault)")
            server.faults.always(one.fault, path: "/statuses/*")
            refreshButton.tap()
            XCTAssertTrue(banner.waitForExistence(timeout: 60), "\(one.fault)")
            XCTAssertEqual(banner.label, one.sentence, "\(one.fault)")
            XCTAssertTrue(newest.exists, "\(one.fault)")
            XCTAssertFalse(app.alerts.firstMatch.exists, "\(one.fault)")
            XCTAssertEqual(app.buttons["Retry"].exists, one.offersRetry, "\(one.fault)")
            server.faults.removeAll()
            app.wait(seconds: 1)
            (one.offersRetry ? app.buttons["Retry"] : refreshButton).tap()
            XCTAssertTrue(banner.waitForNonExistence(timeout: 5), "\(one.fault)")
            XCTAssertTrue(newest.exists, "\(one.fault)")
        }
    }

    func testInterruptedTimelineKeepsItsRowsAndCanBeRetried() {
        server.faults.once(.slow(bytesPerSecond: 3_000), .truncate(afterBytes: 3_000), path: "/statuses/*")
        open("Ada Lindqvist")
        XCTAssertTrue(banner.waitForExistence(timeout: 10))
        XCTAssertEqual(banner.label, Self.wasLost)
        XCTAssertTrue(newest.exists)
        XCTAssertFalse(app.alerts.firstMatch.exists)
        app.buttons["Retry"].tap()
        XCTAssertTrue(row("Tea.").waitForExistence(timeout: 5))
        XCTAssertFalse(banner.exists)
    }

    func testFailedNextPageCanBeRetried() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        server.faults.always(.status(500), path: "/statuses/*")
        for _ in 0..<6 { statuses.swipeUp() }
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        // Scrolling sends no further request.
        let count: Int = server.requests.count
        statuses.swipeDown()
        statuses.swipeUp()
        XCTAssertEqual(server.requests.count, count)
        server.faults.removeAll()
        app.buttons["Retry"].tap()
        XCTAssertTrue(banner.waitForNonExistence(timeout: 5))
        XCTAssertEqual(server.requests.last { $0.path.hasPrefix("/statuses/") }?.query["max_id"], "10100")
    }

    func testUnreachableServerIsReported() {
        server.stop()
        app.launch()
        XCTAssertTrue(placeholder.waitForExistence(timeout: 60))
        XCTAssertEqual(placeholder.label, "Timeline could not be reached. Check the connection, then try again.")
        XCTAssertNoThrow(try server.start())
        app.buttons["placeholder.retry"].tap()
        XCTAssertTrue(app.cells.staticTexts["Ada Lindqvist"].waitForExistence(timeout: 5))
    }

    func testFeedIsShown() {
        for type in ["rss", "atom"] {
            app.launchEnvironment["TIMELINE_FEED"] = "\(address)/@noor.\(type)"
            app.launch()
            XCTAssertTrue(app.navigationBars["127.0.0.1"].waitForExistence(timeout: 5), type)
            XCTAssertTrue(row("The 7:14 left at 7:14. I have witnesses.").waitForExistence(timeout: 5), type)
            app.terminate()
        }
    }

    func testPageThatIsNotAFeedIsReported() {
        app.launchEnvironment["TIMELINE_FEED"] = "\(address)/json/color/ff00ff"
        app.launch()
        XCTAssertTrue(app.alerts.firstMatch.waitForExistence(timeout: 5))
        XCTAssertTrue(
            app.alerts.staticTexts["127.0.0.1 sent an invalid response. Try again in a moment."]
                .exists)
    }
}
