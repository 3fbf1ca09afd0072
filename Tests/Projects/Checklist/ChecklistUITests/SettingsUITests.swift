//
//  SettingsUITests.swift
//  ChecklistUITests
//

import XCTest

final class SettingsUITests: ChecklistUITestCase {

    override var tasks: [String] { ["Zebra", "Ant"] }

    func testTheOrderIsChanged() {
        let page = launch().openSettings().selectOrder("Name").openTasks()
        XCTAssertEqual(page.titles, ["Ant", "Zebra"])
    }

    func testTheOrderOfTheArguments() {
        app.launchArguments += ["-sortOrder", "1"]
        XCTAssertEqual(launch().titles, ["Ant", "Zebra"])
    }

    func testTheLimitIsShown() {
        _ = launch().openSettings().increaseLimit()
        XCTAssertTrue(app.staticTexts["Limit: 4"].exists)
    }

    func testTheSliderMoves() throws {
        let page = launch().openSettings()
        page.sizeSlider.adjust(toNormalizedSliderPosition: 1)
        let value = try XCTUnwrap(page.sizeSlider.value as? String)
        XCTAssertEqual(value, "100%")
    }

    func testDeletingAllTasks() {
        let settings = launch().openSettings().deleteAll(confirm: false)
        XCTAssertEqual(settings.openTasks().titles.count, 2)
        let page = settings.openSettings().deleteAll(confirm: true).openTasks()
        XCTAssertTrue(app.staticTexts["Nothing to do"].waitForExistence(timeout: 1))
        XCTAssertEqual(page.titles, [])
        attachScreenshot(named: "Empty")
    }

    func testLandscape() {
        _ = launch()
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
        XCUIDevice.shared.orientation = .portrait
    }
}
