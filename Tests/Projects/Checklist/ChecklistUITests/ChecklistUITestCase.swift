//
//  ChecklistUITestCase.swift
//  ChecklistUITests
//

import XCTest

class ChecklistUITestCase: XCTestCase {

    var app: XCUIApplication!

    var tasks: [String] { ["Milk", "Bread", "Apples"] }

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["--reset", "--disable-animations"]
        app.launchEnvironment["CHECKLIST_TASKS"] = tasks.joined(separator: ",")
    }

    override func tearDownWithError() throws {
        app = nil
        try super.tearDownWithError()
    }

    func launch(file: StaticString = #filePath, line: UInt = #line) -> TasksPage {
        app.launch()
        return TasksPage(app: app).verify(file: file, line: line)
    }

    func attachScreenshot(named name: String) {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
