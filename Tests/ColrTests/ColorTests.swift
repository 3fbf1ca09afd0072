import XCTest
import XCUIAutomation

/// The screen of a color, and adding tags.
final class ColorTests: ColrTestCase {
    func testAddedTagIsLoadedFromTheServer() {
        app.launch()
        openFuchsia()
        tagField.tap()
        tagField.typeText("engawa")
        addButton.tap()
        XCTAssertTrue(app.cells.staticTexts["engawa"].waitForExistence(timeout: 5))
        XCTAssertEqual(tagField.value as? String, tagField.placeholderValue)
        XCTAssertEqual(
            server.requests.map { "\($0.method) \($0.path)" },
            ["GET /json/color/ff00ff", "POST /js/color/ff00ff/addtag/", "GET /json/color/ff00ff"])
    }

    func testControlsAreDisabledDuringTheRequest() {
        app.launch()
        openFuchsia()
        server.faults.always(.delay(2))
        tagField.tap()
        tagField.typeText("engawa")
        addButton.tap()
        XCTAssertEqual(addButton.label, "Adding…")
        XCTAssertFalse(addButton.isEnabled)
        XCTAssertFalse(tagField.isEnabled)
        XCTAssertTrue(app.cells.staticTexts["engawa"].waitForExistence(timeout: 10))
        XCTAssertEqual(addButton.label, "Add")
    }

    func testReturnAddsTheTag() {
        app.launch()
        openFuchsia()
        tagField.tap()
        tagField.typeText("engawa\n")
        XCTAssertTrue(app.cells.staticTexts["engawa"].waitForExistence(timeout: 5))
    }

    func testEmptyTagIsReportedWithoutARequest() {
        app.launch()
        openFuchsia()
        addButton.tap()
        XCTAssertEqual(message.label, "Enter a tag: a word for this color, such as sky.")
        XCTAssertEqual(server.requests.count, 1)
    }

    func testDoubleTapAddsOnce() {
        app.launch()
        openFuchsia()
        server.faults.always(.delay(1))
        tagField.tap()
        tagField.typeText("engawa")
        addButton.doubleTap()
        XCTAssertTrue(app.cells.staticTexts["engawa"].waitForExistence(timeout: 10))
        XCTAssertEqual(server.requests.filter { $0.method == "POST" }.count, 1)
    }
}
