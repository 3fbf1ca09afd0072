import DemoServer
import XCTest
import XCUIAutomation

/// Tests that after each server fault, for each request, Colr shows a message and a next step, and keeps the input.
final class ColrFaultTests: ColrTestCase {
    /// A fault, the expected message, and whether a Retry button is expected.
    private struct Case {
        let fault: Fault
        let sentence: String
        var offersRetry = true
    }

    private static let tookTooLong = "Colr took too long to respond. Try again in a moment."
    private static let wasLost = "The connection to Colr was lost. Try again."
    private static let hasAProblem = "Colr encountered an error. Try again in a moment."
    private static let notUnderstood = "Colr sent an invalid response. Try again in a moment."

    private let cases: [Case] = [
        Case(fault: .neverRespond, sentence: tookTooLong),
        Case(fault: .delay(60), sentence: tookTooLong),
        Case(fault: .dropConnection, sentence: wasLost),
        Case(fault: .truncate(afterBytes: 30), sentence: wasLost),
        Case(fault: .status(500), sentence: hasAProblem),
        Case(
            fault: .status(404),
            sentence: "Colr could not find the item. Check whether it has been removed.",
            offersRetry: false),
        Case(fault: .notJSON, sentence: notUnderstood),
        Case(fault: .garbled, sentence: notUnderstood),
        Case(fault: .wrongTypes, sentence: notUnderstood),
        Case(fault: .missingFields, sentence: notUnderstood),
        Case(fault: .respond(""), sentence: notUnderstood),
    ]

    func testFailedSearchShowsAMessageKeepsTheInputAndCanBeRetried() {
        for one in cases {
            server.faults.removeAll()
            server.faults.always(one.fault)
            app.launch()
            search("#ff00ff")
            XCTAssertTrue(message.waitForExistence(timeout: 60), "\(one.fault)")
            XCTAssertEqual(message.label, one.sentence, "\(one.fault)")
            XCTAssertEqual(hexField.value as? String, "#ff00ff", "\(one.fault)")
            XCTAssertTrue(hexField.isEnabled, "\(one.fault)")
            XCTAssertTrue(searchButton.isEnabled, "\(one.fault)")
            XCTAssertEqual(searchButton.label, "Search", "\(one.fault)")
            XCTAssertEqual(retryButton.exists, one.offersRetry, "\(one.fault)")
            server.faults.removeAll()
            (one.offersRetry ? retryButton : searchButton).tap()
            XCTAssertTrue(tagField.waitForExistence(timeout: 5), "\(one.fault)")
        }
    }

    func testFailedTagShowsAMessageKeepsTheInputAndCanBeRetried() {
        for (index, one) in cases.enumerated() {
            server.faults.removeAll()
            app.launch()
            openFuchsia()
            server.faults.always(one.fault)
            tagField.tap()
            tagField.typeText("word\(index)")
            addButton.tap()
            XCTAssertTrue(message.waitForExistence(timeout: 60), "\(one.fault)")
            XCTAssertEqual(message.label, one.sentence, "\(one.fault)")
            XCTAssertEqual(tagField.value as? String, "word\(index)", "\(one.fault)")
            XCTAssertTrue(tagField.isEnabled, "\(one.fault)")
            XCTAssertTrue(addButton.isEnabled, "\(one.fault)")
            XCTAssertEqual(addButton.label, "Add", "\(one.fault)")
            XCTAssertEqual(retryButton.exists, one.offersRetry, "\(one.fault)")
            XCTAssertTrue(app.cells.staticTexts["magenta"].exists, "\(one.fault)")
            server.faults.removeAll()
            (one.offersRetry ? retryButton : addButton).tap()
            XCTAssertTrue(app.cells.staticTexts["word\(index)"].waitForExistence(timeout: 5), "\(one.fault)")
            XCTAssertEqual(tagField.value as? String, tagField.placeholderValue, "\(one.fault)")
        }
    }

    func testUnreachableServerIsReported() {
        server.stop()
        app.launch()
        search("#ff00ff")
        XCTAssertTrue(message.waitForExistence(timeout: 60))
        XCTAssertEqual(message.label, "Colr could not be reached. Check the connection, then try again.")
        XCTAssertEqual(hexField.value as? String, "#ff00ff")
        XCTAssertTrue(retryButton.exists)
    }
}
