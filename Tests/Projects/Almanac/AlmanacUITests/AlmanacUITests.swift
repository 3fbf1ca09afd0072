//
//  AlmanacUITests.swift
//  AlmanacUITests
//

import XCTest

final class AlmanacUITests: XCTestCase {

    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["--reset"]
    }

    func testANoteIsAdded() throws {
        app.launch()
        app.tables.cells.staticTexts["May"].tap()
        XCTAssertTrue(app.navigationBars["May"].exists)
        XCTAssertTrue(app.staticTexts["Plant out tomatoes after the frosts."].exists)
        XCTAssertTrue(app.staticTexts["15.4 hours of daylight"].exists)

        app.navigationBars["May"].buttons["Add"].tap()
        let save = app.navigationBars["New Note"].buttons["Save"]
        XCTAssertTrue(save.waitForExistence(timeout: 2))
        XCTAssertFalse(save.isEnabled)
        let field = app.textFields["Note"]
        field.tap()
        field.typeText("Mulch the beds")
        app.switches["Important"].tap()
        XCTAssertTrue(save.isEnabled)
        save.tap()

        let note = app.tables.cells.staticTexts["Mulch the beds"]
        XCTAssertTrue(note.waitForExistence(timeout: 2))
        app.navigationBars["May"].buttons["Months"].tap()
        XCTAssertTrue(app.navigationBars["Months"].waitForExistence(timeout: 2))
    }

    func testAFormIsCanceled() throws {
        app.launch()
        app.tables.cells.staticTexts["June"].tap()
        app.navigationBars["June"].buttons["Add"].tap()
        app.navigationBars["New Note"].buttons["Cancel"].tap()
        XCTAssertTrue(app.navigationBars["June"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.navigationBars["New Note"].exists)
    }

    func testTheMoonChanges() throws {
        app.launch()
        app.tabBars.buttons["Today"].tap()
        XCTAssertTrue(app.staticTexts["New Moon"].exists)
        app.staticTexts["New Moon"].tap()
        XCTAssertTrue(app.staticTexts["First Quarter"].exists)
        app.buttons["About This App"].tap()
        XCTAssertTrue(app.staticTexts["Version 1.0"].waitForExistence(timeout: 2))
    }

    func testSettingsAreStaticRows() throws {
        app.launch()
        app.tabBars.buttons["Settings"].tap()
        XCTAssertTrue(app.staticTexts["Off"].exists)
        app.switches["Reminders"].tap()
        XCTAssertTrue(app.staticTexts["08:00"].exists)
        app.tables.cells.staticTexts["About"].tap()
        XCTAssertTrue(app.staticTexts["Version 1.0"].waitForExistence(timeout: 2))
    }

    func testTheStoryboardIsLocalized() throws {
        app.launchArguments += ["-AppleLanguages", "(ja)"]
        app.launch()
        XCTAssertTrue(app.navigationBars["暦"].exists)
        XCTAssertTrue(app.tabBars.buttons["設定"].exists)
    }
}
