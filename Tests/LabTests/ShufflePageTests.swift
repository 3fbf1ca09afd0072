import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about random updates.
final class ShufflePageTests: LabTestCase {
    private var verdict: String { app.staticTexts["verdict"].label }

    func testEveryUpdateShowsAllItems() {
        open(page: "Shuffle")
        for count in 1...12 {
            app.navigationBars.buttons["Shuffle"].tap()
            XCTAssertEqual(verdict, "\(count) updates. Both lists show all items.")
        }
    }

    func testUpdatesThatInterruptEachOtherShowAllItems() {
        open(page: "Shuffle")
        for storm in 1...3 {
            app.navigationBars.buttons["Storm"].tap()
            app.tables["rows"].swipeUp()
            app.collectionViews["tiles"].swipeUp()
            let expected = "\(storm * 20) updates. Both lists show all items."
            XCTAssertTrue(app.staticTexts[expected].waitForExistence(timeout: 5), verdict)
        }
    }

    func testAfterUpdates() {
        open(page: "Shuffle", ["-UIScreenScale", "2"])
        for _ in 0..<3 { app.navigationBars.buttons["Shuffle"].tap() }
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }
}
