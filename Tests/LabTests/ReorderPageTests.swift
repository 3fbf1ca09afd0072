import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about rows that are moved, deleted, inserted and swiped.
final class ReorderPageTests: LabTestCase {
    private var titles: [String] { app.tables["tasks"].cells.allElementsBoundByIndex.map(\.label) }

    func testRowsAreSwiped() {
        open(page: "Reorder")
        app.cells["Oil the boards"].swipeLeft()
        app.buttons["Later"].tap()
        XCTAssertEqual(titles.last, "Oil the boards")
        app.cells["Open the doors"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertFalse(titles.contains("Open the doors"))
        app.cells["Air the room"].swipeRight()
        app.buttons["Mark"].tap()
        app.cells["Air the room"].swipeRight()
        XCTAssertTrue(app.buttons["Unmark"].exists)
    }

    func testRowsAreMovedDeletedAndInserted() {
        open(page: "Reorder")
        app.navigationBars.buttons["Edit"].tap()
        app.buttons["Reorder Plant the cedar"].press(
            forDuration: 0.1, thenDragTo: app.buttons["Reorder Oil the boards"])
        XCTAssertEqual(titles.firstIndex(of: "Plant the cedar"), 1)
        app.buttons["Insert Sweep the porch"].tap()
        XCTAssertEqual(titles[1], "Task 1")
        app.buttons["Remove Task 1"].tap()
        app.buttons["Delete"].tap()
        app.navigationBars.buttons["Done"].tap()
        XCTAssertEqual(
            titles,
            [
                "Sweep the porch", "Plant the cedar", "Oil the boards", "Open the doors", "Air the room",
                "Paint the gate", "Repair the paper",
            ])
    }
}
