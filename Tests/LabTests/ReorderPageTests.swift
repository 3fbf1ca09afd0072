import TestSupport
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

    func testRowsAreDraggedOutsideEditingMode() {
        open(page: "Reorder")
        app.cells["Oil the boards"].press(forDuration: 0.6, thenDragTo: app.cells["Plant the cedar"])
        app.wait(seconds: 1)
        XCTAssertEqual(titles.suffix(2), ["Oil the boards", "Plant the cedar"])
        app.cells["Repair the paper"].press(forDuration: 0.6, thenDragTo: app.cells["Sweep the porch"])
        app.wait(seconds: 1)
        XCTAssertEqual(titles.firstIndex(of: "Repair the paper").map { $0 <= 1 }, true)
        XCTAssertEqual(titles.count, 7)
    }

    func testARowStaysOpenUntilTheUserConfirmsItsDeletion() throws {
        open(page: "Reorder")
        let watch = try PageWatch(app)
        app.navigationBars.buttons["Edit"].tap()
        app.buttons["Remove Oil the boards"].tap()
        app.wait(seconds: 1)
        watch.checkLists(0)
        XCTAssertTrue(app.buttons["Delete"].exists)
        XCTAssertLessThan(app.cells["Oil the boards"].frame.minX, 0)
        app.cells["Air the room"].tap()
        app.wait(seconds: 1)
        watch.checkLists(1)
        XCTAssertFalse(app.buttons["Delete"].exists)
    }

    /// Drags, taps and swipes at random, in editing mode and outside it.
    func testTheListStaysConsistentThroughRandomEvents() throws {
        let events: Int = ProcessInfo.processInfo.environment["ENGAWA_REORDER_EVENTS"].flatMap { Int($0) } ?? 80
        open(page: "Reorder")
        let watch = try PageWatch(app)
        let table: XCUIElement = app.tables["tasks"]
        var random = SplitMix64(seed: 7)
        func place(_ x: CGFloat) -> XCUICoordinate {
            table.coordinate(withNormalizedOffset: CGVector(dx: x, dy: CGFloat.random(in: 0.1...0.6, using: &random)))
        }
        for event in 0..<events {
            switch random.below(9) {
            case 0: app.navigationBars.buttons.allElementsBoundByIndex.last?.tap()
            case 1...3:
                place(0.9).press(forDuration: 0.1, thenDragTo: place(CGFloat.random(in: 0.2...0.9, using: &random)))
            case 4: place(0.8).press(forDuration: 0, thenDragTo: place(0.1))
            case 5: place(0.08).tap()
            case 6: place(0.88).tap()
            case 7: place(0.4).press(forDuration: 0.5, thenDragTo: place(0.4))
            default: place(0.5).tap()
            }
            watch.eventDidEnd(event)
            if event % 20 == 19 {
                app.wait(seconds: 1)
                watch.checkLists(event)
                XCTAssertNil(problem(table), "event \(event)")
            }
        }
        watch.leave()
    }

    /// Returns an error message if a row appears twice or if rows overlap; otherwise nil. The message names the first
    /// two rows that overlap.
    private func problem(_ table: XCUIElement) -> String? {
        let rows: [XCUIElement] = table.cells.allElementsBoundByIndex.sorted { $0.frame.minY < $1.frame.minY }
        if Set(rows.map(\.label)).count != rows.count { return "a row appears twice: \(rows.map(\.label))" }
        for (upper, lower) in zip(rows, rows.dropFirst()) where upper.frame.maxY > lower.frame.minY + 0.01 {
            return "\(upper.label) at \(upper.frame) overlaps \(lower.label) at \(lower.frame)"
        }
        return nil
    }
}
