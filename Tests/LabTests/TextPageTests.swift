import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of text.
final class TextPageTests: LabTestCase {
    private var notes: XCUIElement { app.textViews["Notes"] }
    private var text: String { notes.value as? String ?? "" }

    /// The place of a word in the first line of a text view.
    private func title(of view: XCUIElement) -> XCUICoordinate {
        view.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(CGVector(dx: 70, dy: 24))
    }

    func testThePageIsShown() {
        open(page: "Text")
        assertSnapshot(of: app, as: .image, named: "light")
    }

    func testThePageIsShownInDarkModeInLandscape() {
        open(page: "Text", ["-AppleInterfaceStyle", "Dark", "-UIScreenSize", "844x390", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-landscape")
    }

    func testADoubleTapSelectsAWordThatTypingReplacesAndUndoRestores() {
        open(page: "Text")
        let before: String = text
        XCTAssertTrue(before.hasPrefix("The porch\n"), before)
        title(of: notes).doubleTap()
        app.typeText("veranda")
        XCTAssertTrue(text.hasPrefix("The veranda\n"), text)
        app.typeKey("z", modifierFlags: .control)
        XCTAssertEqual(text, before)
        app.typeKey("z", modifierFlags: [.control, .shift])
        XCTAssertTrue(text.hasPrefix("The veranda\n"), text)
    }

    func testJapaneseWordsAreFound() {
        open(page: "Text")
        app.navigationBars.buttons["Search"].tap()
        let field: XCUIElement = app.searchFields.firstMatch
        XCTAssertTrue(field.waitForExistence(timeout: 2))
        field.typeText("縁側\n")
        assertSnapshot(of: app, as: .image, named: "found")
        app.typeKey(.escape, modifierFlags: [])
        XCTAssertTrue(notes.hasFocus)
        app.typeText("えんがわ")
        XCTAssertTrue(text.contains("\nえんがわは、"), text)
    }

    func testLinksAndDetectedDataAreOpened() {
        open(page: "Text")
        for (link, url) in [
            ("Swift", "https://www.swift.org"), ("ada@example.org", "mailto:ada@example.org"),
            ("https://www.example.org", "https://www.example.org"), ("+1 202-555-0143", "tel:+12025550143"),
        ] {
            app.textViews["Links"].links[link].tap()
            XCTAssertEqual(app.staticTexts["result"].label, url)
        }
    }

    func testTheBarAboveTheKeyboardCompletesTheText() {
        open(page: "Text", ["-UIKeyboard", "YES"])
        for _ in 0..<3 where !app.textFields["Tags"].isHittable { page.swipeUp() }
        app.textFields["Tags"].tap()
        app.toolbars.buttons["garden"].tap()
        app.toolbars.buttons["縁側"].tap()
        XCTAssertEqual(app.textFields["Tags"].value as? String, "garden 縁側")
        assertSnapshot(of: app, as: .image, named: "bar")
        app.typeText("\n")
        XCTAssertTrue(app.secureTextFields["Password"].hasFocus)
        app.typeText("secret")
        XCTAssertEqual(app.secureTextFields["Password"].value as? String, "••••••")
        app.typeText("\n")
        XCTAssertFalse(app.secureTextFields["Password"].hasFocus)
    }

    /// Tab inserts a tab into a text view, so Shift-Tab moves the focus.
    func testThePageWorksWithTheKeyboardAlone() {
        open(page: "Text")
        func move(to element: XCUIElement) {
            for _ in 0..<8 where !element.hasFocus { app.typeKey(.tab, modifierFlags: .shift) }
            XCTAssertTrue(element.hasFocus, "\(element)")
        }
        move(to: app.secureTextFields["Password"])
        app.typeText("secret\n")
        move(to: app.textFields["Tags"])
        app.typeText("porch")
        XCTAssertEqual(app.textFields["Tags"].value as? String, "porch")
        move(to: app.textViews["Scripts"])
        move(to: notes)
        app.typeKey("f", modifierFlags: .control)
        app.typeText("garden\n")
        app.typeKey(.escape, modifierFlags: [])
        app.typeText("yard")
        XCTAssertTrue(text.contains("the house and the yard."), text)
        app.typeKey(.leftArrow, modifierFlags: [.control, .shift])
        app.typeText("pond")
        XCTAssertTrue(text.contains("the house and the pond."), text)
        app.typeKey("z", modifierFlags: .control)
        app.typeKey("z", modifierFlags: .control)
        XCTAssertTrue(text.contains("the house and the garden."), text)
    }

    func testThePageIsAccessible() throws {
        for arguments in [
            [], ["-AppleInterfaceStyle", "Dark"], ["-UIScreenSize", "844x390"],
            ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"],
        ] {
            open(page: "Text", arguments)
            app.wait(seconds: 1)
            try app.performAccessibilityAudit()
            page.swipeUp()
            try app.performAccessibilityAudit()
            app.terminate()
        }
    }

    func testThePageRespondsToEveryAction() throws {
        app.launchArguments = ["-UIScreenScale", "1"]
        try app.performFeedbackAudit {
            open(page: "Text", app.launchArguments)
            title(of: notes).doubleTap()
            app.typeText("veranda")
            app.navigationBars.buttons["Search"].tap()
            app.typeText("garden\n")
            app.typeKey(.escape, modifierFlags: [])
            app.textViews["Links"].links["Swift"].tap()
            XCUIDevice.shared.orientation = .landscapeLeft
            app.wait(seconds: 1.5)
            XCUIDevice.shared.orientation = .portrait
            app.wait(seconds: 1.5)
        }
    }

    private var page: XCUIElement { app.scrollViews["text"] }
}
