import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of menus.
final class MenusPageTests: LabTestCase {
    private func openMenus(_ arguments: [String] = []) { open(page: "Menus", arguments) }

    private func check(
        _ text: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(app.staticTexts["log"].label, text, message, file: file, line: line)
    }

    func testAPullDownButtonOpensItsMenuAndSubmenu() {
        openMenus()
        app.buttons["Pull down"].tap()
        XCTAssertTrue(app.menus.buttons["Rename"].exists)
        XCTAssertFalse(app.buttons["Lock"].isEnabled)
        assertSnapshot(of: app, as: .image, named: "pull-down")
        app.buttons["Share"].tap()
        assertSnapshot(of: app, as: .image, named: "submenu")
        app.buttons["Copy link"].tap()
        check("Copy link")
        XCTAssertFalse(app.menus.firstMatch.exists)
        app.buttons["Pull down"].tap()
        app.buttons["Icons"].tap()
        app.buttons["Pull down"].tap()
        XCTAssertTrue(app.buttons["Icons"].isSelected)
        XCTAssertFalse(app.buttons["List"].isSelected)
        // A tap outside the menu closes it.
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
        XCTAssertFalse(app.menus.firstMatch.exists)
        check("Icons")
    }

    func testAPopUpButtonShowsItsSelection() {
        openMenus()
        XCTAssertEqual(app.buttons["size"].label, "Medium")
        app.buttons["size"].tap()
        XCTAssertTrue(app.menus.buttons["Medium"].isSelected)
        app.menus.buttons["Large"].tap()
        XCTAssertEqual(app.buttons["size"].label, "Large")
        check("Size Large")
    }

    func testAFingerChoosesWithoutLifting() {
        openMenus()
        let start = app.buttons["size"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: 0.2, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 130)))
        check("Size Large")
    }

    func testDeferredElementsReplaceTheIndicator() {
        openMenus()
        app.buttons["More"].tap()
        XCTAssertTrue(app.buttons["Provided later"].waitForExistence(timeout: 2))
        app.buttons["Provided later"].tap()
        check("Provided later")
    }

    func testTiles() {
        openMenus(["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        app.buttons["Tiles"].tap()
        assertSnapshot(of: app, as: .image, named: "tiles")
        app.buttons["Heart"].tap()
        check("Heart")
    }

    func testALongPressOpensTheMenuOfARow() {
        openMenus()
        app.tables["menus"].staticTexts["Cherry"].press(forDuration: 1)
        assertSnapshot(of: app, as: .image, named: "row")
        app.buttons["Like Cherry"].tap()
        check("Like Cherry")
        app.tables["menus"].staticTexts["Blueberry"].press(forDuration: 1)
        assertSnapshot(of: app, as: .image, named: "preview")
        app.staticTexts["Blueberry"].firstMatch.exists ? () : XCTFail("The preview is missing.")
        app.buttons["Remove Blueberry"].tap()
        check("Remove Blueberry")
    }

    func testATapOnThePreviewCommits() {
        openMenus()
        app.tables["menus"].staticTexts["Damson"].press(forDuration: 1)
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 195, dy: 420)).tap()
        XCTAssertTrue(app.navigationBars["Damson"].waitForExistence(timeout: 2))
    }

    func testKeysMoveAndChoose() {
        openMenus()
        app.buttons["Pull down"].tap()
        app.typeKey(.downArrow, modifierFlags: [])
        app.typeKey(.downArrow, modifierFlags: [])
        app.typeKey(.rightArrow, modifierFlags: [])
        app.typeKey("m", modifierFlags: [])
        app.typeKey(.return, modifierFlags: [])
        check("Mail")
        app.buttons["Pull down"].tap()
        app.typeKey(.escape, modifierFlags: [])
        XCTAssertFalse(app.menus.firstMatch.exists)
    }

    func testKeyCommands() {
        openMenus()
        app.typeKey("n", modifierFlags: .control)
        check("New item")
        app.typeKey("k", modifierFlags: [.command, .shift])
        check("Cleared")
    }

    func testTheEditMenuContainsTheCommandsOfTheResponder() {
        openMenus()
        app.staticTexts["log"].tap()
        XCTAssertTrue(app.menuItems["Translate"].exists)
        XCTAssertFalse(app.menuItems["Paste"].exists)
        assertSnapshot(of: app, as: .image, named: "edit")
        app.menuItems["Copy"].tap()
        check("Copied")
    }

    func testRightToLeft() {
        openMenus(["-AppleLanguages", "(ar)", "-AppleTextDirection", "YES"])
        app.buttons["Pull down"].tap()
        assertSnapshot(of: app, as: .image, named: "right-to-left")
    }
}
