//
//  TasksUITests.swift
//  ChecklistUITests
//

import XCTest

final class TasksUITests: ChecklistUITestCase {

    func testTasksOfTheEnvironmentAreListed() {
        let page = launch()
        XCTAssertEqual(page.titles, tasks)
        attachScreenshot(named: "Tasks")
    }

    func testAddingATask() {
        let page = launch().add("Eggs")
        XCTAssertEqual(page.titles, tasks + ["Eggs"])
        XCTAssertEqual(app.tables.cells.count, 4)
    }

    func testCancelingTheAlertAddsNothing() {
        let page = launch()
        app.buttons["addButton"].tap()
        app.alerts["New Task"].buttons["Cancel"].tap()
        XCTAssertFalse(app.alerts.element.exists)
        XCTAssertEqual(page.titles, tasks)
    }

    func testTogglingATask() {
        let page = launch()
        XCTAssertFalse(page.isDone("Bread"))
        page.toggle("Bread")
        XCTAssertTrue(page.isDone("Bread"))
    }

    func testDeletingATask() {
        let page = launch().delete("Milk")
        let gone = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == false"), object: page.cell("Milk"))
        XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 3), .completed)
        XCTAssertEqual(page.titles, ["Bread", "Apples"])
    }

    func testRenamingATask() {
        let page = launch().open("Milk")
        XCTAssertEqual(page.titleField.value as? String, "Milk")
        page.rename(to: "Oat Milk")
        page.noteField.tap()
        page.noteField.typeText("2 liters\n")
        let list = page.save()
        XCTAssertTrue(list.cell("Oat Milk").waitForExistence(timeout: 2))
        XCTAssertEqual(list.open("Oat Milk").noteField.value as? String, "2 liters")
    }

    func testSaveIsDisabledWithoutATitle() {
        let page = launch().open("Milk")
        page.rename(to: "")
        XCTAssertFalse(page.saveButton.isEnabled)
    }

    func testSearching() {
        let page = launch().search("ap")
        XCTAssertEqual(page.titles, ["Apples"])
    }

    func testTasksAreKeptBetweenLaunches() {
        launch().add("Tea")
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        app.launchArguments.removeAll { $0 == "--reset" }
        app.launchEnvironment.removeValue(forKey: "CHECKLIST_TASKS")
        XCTAssertEqual(launch().titles, tasks + ["Tea"])
    }
}
