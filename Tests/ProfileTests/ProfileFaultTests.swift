import DemoServer
import XCTest
import XCUIAutomation

/// Tests that after every fault of the server, the app shows a message and a next step, and keeps the input.
final class ProfileFaultTests: ProfileTestCase {
    private struct Case {
        let fault: Fault
        let sentence: String
        var offersRetry = true
    }

    private static let tookTooLong = "Profile took too long to respond. Try again in a moment."
    private static let wasLost = "The connection to Profile was lost. Try again."
    private static let notUnderstood = "Profile sent an invalid response. Try again in a moment."

    private let cases: [Case] = [
        Case(fault: .neverRespond, sentence: tookTooLong),
        Case(fault: .delay(60), sentence: tookTooLong),
        Case(fault: .dropConnection, sentence: wasLost),
        Case(fault: .truncate(afterBytes: 20), sentence: wasLost),
        Case(fault: .status(401), sentence: "Profile requires you to sign in.", offersRetry: false),
        Case(fault: .status(429), sentence: "Profile is busy. Try again in a moment."),
        Case(fault: .status(500), sentence: "Profile encountered an error. Try again in a moment."),
        Case(fault: .notJSON, sentence: notUnderstood),
        Case(fault: .wrongTypes, sentence: notUnderstood),
        Case(fault: .missingFields, sentence: notUnderstood),
        Case(fault: .garbled, sentence: notUnderstood),
        Case(fault: .respond(""), sentence: notUnderstood),
    ]

    func testFailedChangeShowsAMessageKeepsTheInputAndCanBeRetried() {
        for (index, one) in cases.enumerated() {
            tearDown()
            setUp()
            edit()
            server.faults.always(one.fault, method: "PUT")
            replace(nameField, with: "Name \(index)")
            doneButton.tap()
            XCTAssertTrue(banner.waitForExistence(timeout: 60), "\(one.fault)")
            XCTAssertEqual(banner.label, one.sentence, "\(one.fault)")
            XCTAssertEqual(nameField.value as? String, "Name \(index)", "\(one.fault)")
            XCTAssertTrue(nameField.isEnabled, "\(one.fault)")
            XCTAssertTrue(doneButton.isEnabled, "\(one.fault)")
            XCTAssertEqual(app.buttons["Retry"].exists, one.offersRetry, "\(one.fault)")
            server.faults.removeAll()
            (one.offersRetry ? app.buttons["Retry"] : doneButton).tap()
            XCTAssertTrue(nameField.waitForNonExistence(timeout: 5), "\(one.fault)")
            XCTAssertEqual(app.staticTexts["user.name"].label, "Name \(index)", "\(one.fault)")
        }
    }

    func testAccountThatFailsToLoadShowsAMessageAndCanBeRetried() {
        for one in cases {
            tearDown()
            setUp()
            server.faults.always(one.fault, path: "/user")
            app.launch()
            let detail: XCUIElement = app.staticTexts["me.detail"]
            let sentence: String = one.sentence + (one.offersRetry ? " Tap to try again." : "")
            XCTAssertTrue(detail.wait(for: \.label, toEqual: sentence, timeout: 60), "\(one.fault)")
            XCTAssertTrue(app.cells.staticTexts["Noor Haddad"].exists, "\(one.fault)")
            server.faults.removeAll()
            detail.tap()
            XCTAssertTrue(myName.wait(for: \.label, toEqual: "Ada Lindqvist", timeout: 5), "\(one.fault)")
        }
    }

    func testFailedRefreshKeepsTheAccount() {
        openMe()
        app.navigationBars.buttons["Profile"].tap()
        server.faults.always(.status(500), path: "/user")
        app.cells.staticTexts["Ada Lindqvist"].tap()
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts["user.email"].label, "ada@example.org")
        server.faults.removeAll()
        app.buttons["Retry"].tap()
        XCTAssertTrue(banner.waitForNonExistence(timeout: 5))
    }

    func testAFailedRefreshOfTheAccountIsReportedBesideThePeople() {
        app.launch()
        XCTAssertTrue(app.staticTexts["me.name"].wait(for: \.label, toEqual: "Ada Lindqvist", timeout: 5))
        XCTAssertTrue(app.cells.staticTexts["Noor Haddad"].waitForExistence(timeout: 5))
        server.faults.once(.status(503), path: "/user")
        app.tables["people"].swipeDown(velocity: .slow)
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        app.buttons["Retry"].tap()
        XCTAssertTrue(banner.waitForNonExistence(timeout: 5))
        XCTAssertEqual(server.requests.count { $0.line == "GET /user" }, 3)
    }

    func testUnreachableServerIsReported() {
        server.stop()
        app.launch()
        XCTAssertTrue(app.staticTexts["placeholder.text"].waitForExistence(timeout: 60))
        XCTAssertEqual(
            app.staticTexts["placeholder.text"].label,
            "Profile could not be reached. Check the connection, then try again.")
    }
}
