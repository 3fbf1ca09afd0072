//
//  TaskPage.swift
//  ChecklistUITests
//

import XCTest

struct TaskPage: Page {

    let app: XCUIApplication

    var titleField: XCUIElement { app.textFields["titleField"] }
    var noteField: XCUIElement { app.textFields["noteField"] }
    var saveButton: XCUIElement { app.navigationBars["Task"].buttons["Save"] }

    @discardableResult
    func rename(to title: String) -> Self {
        titleField.clearAndTypeText(title)
        return self
    }

    func save() -> TasksPage {
        saveButton.tap()
        return TasksPage(app: app)
    }
}

extension XCUIElement {

    /// Deletes the text and types a new one.
    func clearAndTypeText(_ text: String) {
        guard let current = value as? String else {
            XCTFail("The element has no text")
            return
        }
        coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: current.count))
        typeText(text)
    }
}
