import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of keyboards, with the on-screen keyboard.
final class KeyboardPageTests: LabTestCase {
    private func openKeyboard(_ arguments: [String] = []) {
        open(page: "Keyboard", arguments + ["-UIKeyboard", "YES"])
    }

    func testTheKeyboardPushesTheStatusUp() {
        openKeyboard()
        let low: CGFloat = app.staticTexts["status"].frame.maxY
        app.textFields["Email"].tap()
        XCTAssertTrue(app.keys["@"].waitForExistence(timeout: 2))
        let status: XCUIElement = app.staticTexts["status"]
        XCTAssertTrue(status.label.hasSuffix("points high"), status.label)
        XCTAssertLessThan(status.frame.maxY, low - 200)
        XCTAssertLessThanOrEqual(app.textFields["Email"].frame.maxY, status.frame.minY)
        assertSnapshot(of: app, as: .image, named: "email")
        for key in ["a", "@", "b"] { app.keys[key].tap() }
        XCTAssertEqual(app.textFields["Email"].value as? String, "a@b")
        app.buttons["Done"].firstMatch.tap()
        XCTAssertEqual(status.label, "Hidden")
        XCTAssertEqual(status.frame.maxY, low)
    }

    func testTheBarMovesThroughAllFields() {
        openKeyboard(["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        app.textFields["Text"].tap()
        for name in ["Email", "Web address", "Search", "Post", "Number"] {
            app.toolbars.buttons["Next"].tap()
            XCTAssertTrue(app.textFields[name].hasFocus, name)
        }
        assertSnapshot(of: app, as: .image, named: "number")
        for name in ["Price", "Telephone", "Name or telephone", "Numbers and signs", "Size"] {
            app.toolbars.buttons["Next"].tap()
            XCTAssertTrue(app.textFields[name].hasFocus, name)
        }
        // The last field has a custom input view.
        app.buttons["L"].tap()
        XCTAssertEqual(app.textFields["Size"].value as? String, "L")
        assertSnapshot(of: app, as: .image, named: "input-view")
        app.toolbars.buttons["Next"].tap()
        XCTAssertTrue(app.textFields["Text"].hasFocus)
    }

    func testSelectedTextIsDraggedToAnotherField() {
        open(page: "Keyboard")
        let text = "dragged from one to the other"
        app.textFields["Text"].tap()
        app.textFields["Text"].typeText(text)
        app.typeKey("a", modifierFlags: .control)
        app.textFields["Text"].press(forDuration: 0.5, thenDragTo: app.textFields["Email"])
        // The field loads the text of the drag item asynchronously after the drop.
        app.wait(seconds: 1)
        XCTAssertEqual(app.textFields["Email"].value as? String, text)
        XCTAssertEqual(app.textFields["Text"].value as? String, text)
    }

    func testALargeWindowHasALargeKeyboard() {
        openKeyboard(["-UIScreenSize", "1440x900", "-UIScreenScale", "1"])
        app.textFields["Web address"].tap()
        XCTAssertTrue(app.keys["/"].waitForExistence(timeout: 2))
        assertSnapshot(of: app, as: .image, named: "large")
    }
}
