import DemoServer
import UIKit
import XCTest
import XCUIAutomation

/// Choosing a timeline, and reading it.
final class TimelineUITests: TimelineTestCase {
    func testPersonCanBeChosen() {
        open("Ada Lindqvist")
        XCTAssertTrue(app.navigationBars["@ada"].waitForExistence(timeout: 5))
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        XCTAssertTrue(app.cells.staticTexts["@ada · 4 min"].exists)
    }

    func testNameCanBeTyped() {
        app.launch()
        showButton.tap()
        XCTAssertEqual(problem.label, "Enter a name, such as ada.")
        nameField.tap()
        nameField.typeText("no or")
        XCTAssertEqual(problem.label, "Use only letters, digits and underscores, such as ada_l.")
        nameField.typeText("\u{8}\u{8}\u{8}or\n")
        XCTAssertTrue(app.navigationBars["@noor"].waitForExistence(timeout: 5))
        XCTAssertTrue(row("Window seat. 🚋").waitForExistence(timeout: 5))
    }

    func testRowsAppearWhileBytesArrive() {
        server.faults.always(.slow(bytesPerSecond: 1_500), path: "/statuses/*")
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        XCTAssertLessThan(app.cells.count, 8)
        app.wait(seconds: 2)
        XCTAssertTrue(row("Tea.").exists)
        XCTAssertTrue(stopButton.exists)
    }

    func testRowHeightsFitTheText() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        let rows: [CGRect] = ["@ada · 4 min", "@ada · 54 min", "@ada · 1 h", "@ada · 2 h"].map { place in
            app.cells.containing(.staticText, identifier: place).firstMatch.frame
        }
        // The text of the second row has six lines, and the text of the last row has one.
        XCTAssertGreaterThan(rows[1].height, rows[3].height + 90)
        for (row, next) in zip(rows, rows.dropFirst()) { XCTAssertEqual(row.maxY, next.minY, accuracy: 0.01) }
        XCTAssertEqual(rows[0].minY, statuses.frame.minY, accuracy: 0.01)
    }

    func testScrollingDuringLoadingKeepsTheRowsInPlace() {
        server.faults.always(.slow(bytesPerSecond: 2_500), path: "/statuses/*")
        open("Ada Lindqvist")
        app.wait(seconds: 3)
        let count: Int = app.cells.count
        XCTAssertGreaterThan(count, 3)
        let start: XCUICoordinate = statuses.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.6))
        let end: XCUICoordinate = statuses.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
        start.press(forDuration: 0.05, thenDragTo: end)
        let first: XCUIElement = app.cells.staticTexts["@ada · 4 min"]
        let second: XCUIElement = app.cells.staticTexts["@ada · 54 min"]
        let place: CGRect = second.frame
        XCTAssertFalse(first.exists && first.isHittable)
        XCTAssertTrue(stopButton.exists)
        app.wait(seconds: 10)
        XCTAssertFalse(stopButton.exists)
        XCTAssertEqual(second.frame, place)
    }

    func testScrollingToTheEndLoadsMore() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        for _ in 0..<8 { statuses.swipeUp() }
        let pages: Int = server.requests.filter { $0.path.hasPrefix("/statuses/") }.count
        XCTAssertGreaterThan(pages, 1)
        let places: [String] = server.requests.compactMap { $0.query["max_id"] }
        XCTAssertEqual(Set(places).count, places.count)
    }

    func testCancelingKeepsTheRows() {
        server.faults.always(.slow(bytesPerSecond: 1_500), path: "/statuses/*")
        open("Ada Lindqvist")
        app.wait(seconds: 2)
        stopButton.tap()
        app.wait(seconds: 1)
        XCTAssertTrue(refreshButton.isEnabled)
        XCTAssertFalse(stopButton.exists)
        XCTAssertTrue(newest.exists)
        let count: Int = app.cells.count
        app.wait(seconds: 10)
        XCTAssertEqual(app.cells.count, count)
        XCTAssertFalse(banner.exists)
        server.faults.removeAll()
        refreshButton.tap()
        XCTAssertTrue(row("Tea.").waitForExistence(timeout: 5))
    }

    func testCancelingBeforeTheFirstRowCanBeRetried() {
        server.faults.always(.neverRespond, path: "/statuses/*")
        open("Ada Lindqvist")
        app.wait(seconds: 1)
        stopButton.tap()
        app.wait(seconds: 1)
        XCTAssertFalse(app.activityIndicators.firstMatch.exists)
        XCTAssertFalse(placeholder.exists)
        server.faults.removeAll()
        refreshButton.tap()
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
    }

    func testLeavingCancelsTheRequest() {
        server.faults.always(.slow(bytesPerSecond: 500), path: "/statuses/*")
        open("Ada Lindqvist")
        app.wait(seconds: 2)
        app.navigationBars.buttons["Timeline"].tap()
        XCTAssertTrue(nameField.isHittable)
        app.wait(seconds: 1)
        XCTAssertFalse(isNetworkActivityShown)
    }

    func testRefreshingShowsNewStatuses() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        answerWithNewStatuses()
        refreshButton.tap()
        XCTAssertTrue(row("News!").waitForExistence(timeout: 5))
        XCTAssertFalse(newest.exists)
    }

    func testPullingDownRefreshes() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        answerWithNewStatuses()
        let start: XCUICoordinate = statuses.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
        let end: XCUICoordinate = statuses.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
        start.press(forDuration: 0.05, thenDragTo: end)
        XCTAssertTrue(row("News!").waitForExistence(timeout: 5))
        app.wait(seconds: 2)
        XCTAssertEqual(app.cells.element(boundBy: 0).frame.minY, statuses.frame.minY, accuracy: 1)
    }

    func testRefreshButtonShowsTheRefreshControlOnlyForSlowRequests() {
        open("Ada Lindqvist")
        XCTAssertTrue(newest.waitForExistence(timeout: 5))
        app.wait(seconds: 1)
        let first: XCUIElement = app.cells.containing(.staticText, identifier: "@ada · 4 min").firstMatch
        let place: CGRect = first.frame
        refreshButton.tap()
        for _ in 0..<10 {
            app.wait(seconds: 0.1)
            XCTAssertEqual(first.frame, place)
        }
        server.faults.always(.delay(2), path: "/statuses/*")
        refreshButton.tap()
        app.wait(seconds: 1)
        XCTAssertEqual(first.frame.minY, place.minY + 60, accuracy: 0.01)
        XCTAssertTrue(stopButton.exists)
        stopButton.tap()
        app.wait(seconds: 1)
        XCTAssertEqual(first.frame, place)
        XCTAssertTrue(refreshButton.isEnabled)
    }

    func testNetworkIndicatorShowsOnlySlowRequests() {
        server.faults.always(.delay(2), path: "/@*")
        launch(withFeedOf: "ada")
        XCTAssertFalse(isNetworkActivityShown)
        app.wait(seconds: 0.2)
        XCTAssertFalse(isNetworkActivityShown)
        app.wait(seconds: 0.2)
        XCTAssertTrue(isNetworkActivityShown)
        app.wait(seconds: 4)
        XCTAssertFalse(isNetworkActivityShown)
    }

    func testQuickRequestsShowNoIndicators() {
        server.faults.always(.delay(0.2), path: "/@*")
        launch(withFeedOf: "quiet")
        for _ in 0..<3 {
            XCTAssertFalse(app.activityIndicators.firstMatch.exists)
            XCTAssertFalse(placeholder.exists)
            XCTAssertFalse(stopButton.exists)
            app.wait(seconds: 0.06)
        }
        for _ in 0..<10 {
            app.wait(seconds: 0.06)
            XCTAssertFalse(app.activityIndicators.firstMatch.exists)
            XCTAssertFalse(stopButton.exists)
        }
        XCTAssertEqual(placeholder.label, "There is nothing here yet.")
    }

    func testIndicatorStaysForTheMinimumTime() {
        server.faults.always(.delay(0.4), path: "/@*")
        launch(withFeedOf: "quiet")
        XCTAssertTrue(app.activityIndicators.firstMatch.waitForExistence(timeout: 1))
        app.wait(seconds: 0.35)
        XCTAssertTrue(app.activityIndicators.firstMatch.exists)
        XCTAssertFalse(placeholder.exists)
        app.wait(seconds: 0.5)
        XCTAssertFalse(app.activityIndicators.firstMatch.exists)
        XCTAssertTrue(placeholder.exists)
    }

    func testDisabledRefreshButtonShowsTheReason() {
        server.faults.always(.delay(0.25), path: "/@*")
        launch(withFeedOf: "ada")
        refreshButton.tap()
        XCTAssertTrue(app.staticTexts["The statuses are already loading."].exists)
    }

    private func answerWithNewStatuses() {
        server.faults.always(
            .respond(
                """
                <statuses><status><id>1</id><text>News!</text><created_at>Wed Aug 27 13:08:45 +0000 2008</created_at>\
                <user><name>Ada</name><screen_name>ada</screen_name></user></status></statuses>
                """, contentType: "application/xml"), path: "/statuses/*")
    }
}
