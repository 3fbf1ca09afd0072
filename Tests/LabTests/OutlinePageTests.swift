import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about outlines.
final class OutlinePageTests: LabTestCase {
    private func frame(_ text: String) -> CGRect { app.collectionViews["outline"].staticTexts[text].frame }

    private func chevron(of text: String) -> XCUIElement {
        let cell = app.collectionViews.cells.containing(.staticText, identifier: text).firstMatch
        let expand = cell.buttons["Expand"]
        return expand.exists ? expand : cell.buttons["Collapse"]
    }

    func testRoomsExpandAndCollapse() {
        open(page: "Outline")
        XCTAssertTrue(app.staticTexts["Kitchen"].exists)
        XCTAssertFalse(app.staticTexts["Kettle"].exists)
        let below: CGRect = frame("Porch")
        chevron(of: "Kitchen").tap()
        XCTAssertGreaterThan(frame("Kettle").minX, frame("Kitchen").minX)
        XCTAssertGreaterThan(frame("Porch").minY, below.minY + 100)
        chevron(of: "Kitchen").tap()
        XCTAssertFalse(app.staticTexts["Kettle"].exists)
        XCTAssertEqual(frame("Porch"), below)
    }

    func testTapOnAHeaderCollapsesItsSection() {
        open(page: "Outline")
        app.staticTexts["Ground floor"].tap()
        XCTAssertFalse(app.staticTexts["Kitchen"].exists)
        XCTAssertTrue(app.staticTexts["Study"].exists)
        app.staticTexts["Ground floor"].tap()
        XCTAssertTrue(app.staticTexts["Kitchen"].exists)
    }

    func testAllItemsExpandAtOnce() {
        open(page: "Outline")
        app.navigationBars.buttons["All"].tap()
        XCTAssertTrue(app.staticTexts["Umbrella stand"].exists)
        app.navigationBars.buttons["None"].tap()
        XCTAssertFalse(app.staticTexts["Entrance"].exists)
    }

    func testExpanded() {
        open(page: "Outline", ["-UIScreenScale", "2"])
        chevron(of: "Kitchen").tap()
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testExpandedInDarkMode() {
        open(page: "Outline", ["-UIScreenScale", "1", "-AppleInterfaceStyle", "Dark"])
        chevron(of: "Entrance").tap()
        assertSnapshot(of: app, as: .image, named: "dark")
    }

    func testExpandedRightToLeft() {
        open(page: "Outline", ["-UIScreenScale", "2", "-AppleTextDirection", "YES"])
        chevron(of: "Kitchen").tap()
        assertSnapshot(of: app, as: .image, named: "right-to-left-2x")
    }
}
