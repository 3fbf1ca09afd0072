//
//  SettingsPage.swift
//  ChecklistUITests
//

import XCTest

struct SettingsPage: Page {

    let app: XCUIApplication

    @discardableResult
    func selectOrder(_ title: String) -> Self {
        app.segmentedControls["orderControl"].buttons[title].tap()
        return self
    }

    @discardableResult
    func increaseLimit() -> Self {
        app.steppers.firstMatch.buttons["Increment"].tap()
        return self
    }

    var sizeSlider: XCUIElement { app.sliders["sizeSlider"] }

    func deleteAll(confirm: Bool) -> Self {
        app.tables.cells["resetCell"].tap()
        app.alerts.element.buttons[confirm ? "Delete" : "Keep"].tap()
        return self
    }
}
