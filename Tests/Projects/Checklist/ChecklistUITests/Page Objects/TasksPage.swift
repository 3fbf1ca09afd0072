//
//  TasksPage.swift
//  ChecklistUITests
//

import XCTest

protocol Page {
    var app: XCUIApplication { get }
}

extension Page {

    var tabBar: XCUIElement { app.tabBars.firstMatch }

    func openSettings() -> SettingsPage {
        tabBar.buttons["Settings"].tap()
        return SettingsPage(app: app)
    }

    func openTasks() -> TasksPage {
        tabBar.buttons["Tasks"].tap()
        return TasksPage(app: app)
    }
}

struct TasksPage: Page {

    let app: XCUIApplication

    private var table: XCUIElement { app.tables["tasksTable"] }
    private var addButton: XCUIElement { app.navigationBars["Tasks"].buttons["addButton"] }

    var titles: [String] {
        table.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label }
    }

    @discardableResult
    func verify(file: StaticString = #filePath, line: UInt = #line) -> Self {
        XCTAssertTrue(table.waitForExistence(timeout: 5), "The list is missing", file: file, line: line)
        return self
    }

    @discardableResult
    func add(_ title: String) -> Self {
        addButton.tap()
        let alert = app.alerts["New Task"]
        let field = alert.textFields["newTaskField"]
        XCTAssertTrue(field.waitForExistence(timeout: 2))
        field.tap()
        field.typeText(title)
        alert.buttons["Add"].tap()
        return self
    }

    func cell(_ title: String) -> XCUIElement {
        table.cells.containing(.staticText, identifier: title).element
    }

    @discardableResult
    func toggle(_ title: String) -> Self {
        app.switches["done-\(title)"].tap()
        return self
    }

    func isDone(_ title: String) -> Bool {
        app.switches["done-\(title)"].value as? String == "1"
    }

    @discardableResult
    func delete(_ title: String) -> Self {
        cell(title).press(forDuration: 1.2)
        app.sheets[title].buttons["Delete"].tap()
        return self
    }

    func open(_ title: String) -> TaskPage {
        table.staticTexts[title].tap()
        return TaskPage(app: app)
    }

    @discardableResult
    func search(_ text: String) -> Self {
        let field = app.searchFields["Search"]
        field.tap()
        field.typeText(text)
        return self
    }
}
