import XCTest
import XCUIAutomation

/// Searching for a color.
final class SearchTests: ColrTestCase {
    func testSearchOpensTheColorWithItsTags() {
        app.launch()
        XCTAssertEqual(hexField.placeholderValue, "#abcabc")
        search("#FF00FF")
        XCTAssertTrue(app.navigationBars["#ff00ff"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.cells.staticTexts["magenta"].exists)
        XCTAssertEqual(server.requests.map(\.path), ["/json/color/ff00ff"])
    }

    func testControlsAreDisabledDuringTheRequest() {
        server.faults.always(.delay(2))
        app.launch()
        search("ff00ff")
        XCTAssertEqual(searchButton.label, "Loading")
        XCTAssertFalse(searchButton.isEnabled)
        XCTAssertFalse(hexField.isEnabled)
        XCTAssertTrue(tagField.waitForExistence(timeout: 5))
    }

    func testUnknownColorIsReportedInTheButton() {
        app.launch()
        search("123457")
        XCTAssertTrue(searchButton.wait(for: \.label, toEqual: "None :(", timeout: 5))
        XCTAssertTrue(searchButton.isEnabled)
        XCTAssertEqual(hexField.value as? String, "123457")
    }

    func testTypingRestoresTheButtonTitle() {
        app.launch()
        search("123457")
        XCTAssertTrue(searchButton.wait(for: \.label, toEqual: "None :(", timeout: 5))
        hexField.typeText("\u{8}6")
        XCTAssertEqual(searchButton.label, "Search")
    }

    func testReturnSearches() {
        app.launch()
        hexField.tap()
        hexField.typeText("ff00ff\n")
        XCTAssertTrue(tagField.waitForExistence(timeout: 5))
    }

    func testDoubleTapSearchesOnce() {
        server.faults.always(.delay(1))
        app.launch()
        hexField.tap()
        hexField.typeText("ff00ff")
        searchButton.doubleTap()
        XCTAssertTrue(tagField.waitForExistence(timeout: 5))
        XCTAssertEqual(server.requests.count, 1)
    }

    func testDisabledButtonShowsTheReason() {
        server.faults.always(.delay(5))
        app.launch()
        search("ff00ff")
        searchButton.tap()
        XCTAssertTrue(app.staticTexts["A search is already in progress."].exists)
    }

    func testInvalidColorIsReportedWithoutARequest() {
        app.launch()
        search("#zzz")
        XCTAssertTrue(message.exists)
        XCTAssertEqual(
            message.label, "“#zzz” is not a color. A color has six digits from 0 to 9 and a to f, such as #3b5998.")
        XCTAssertFalse(retryButton.exists)
        XCTAssertEqual(hexField.value as? String, "#zzz")
        XCTAssertEqual(server.requests.count, 0)
    }

    func testBackShowsTheUnchangedSearch() {
        app.launch()
        openFuchsia()
        app.navigationBars.buttons["Search"].tap()
        XCTAssertTrue(searchButton.isHittable)
        XCTAssertEqual(hexField.value as? String, "#ff00ff")
        XCTAssertEqual(searchButton.label, "Search")
    }

    func testSearchSucceedsInEveryRun() {
        for _ in 0..<50 {
            app.launch()
            search("#ff00ff")
            XCTAssertTrue(tagField.waitForExistence(timeout: 5))
        }
    }
}
