import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about compositional layouts.
final class GridPageTests: LabTestCase {
    private var grid: XCUIElement { app.collectionViews["grid"] }

    private func tile(_ text: String) -> CGRect { grid.staticTexts[text].frame }

    func testSectionsScrollSideways() {
        open(page: "Grid")
        let before: CGRect = tile("1.2")
        grid.cells.containing(.staticText, identifier: "1.2").firstMatch.swipeLeft()
        XCTAssertLessThan(tile("1.2").midX, before.midX - 50)
        // A group is at the leading margin. The groups are 96 points wide, with spaces of 12 points between them.
        let distance: CGFloat = before.midX - tile("1.2").midX
        XCTAssertEqual(distance.remainder(dividingBy: 108), 0, accuracy: 1)
        XCTAssertEqual(tile("0.0").midX, app.frame.midX, accuracy: 1)
    }

    func testCardsPageOneByOneToTheCenter() {
        open(page: "Grid")
        for index in 0..<3 {
            XCTAssertEqual(tile("0.\(index)").midX, app.frame.midX, accuracy: 1)
            grid.cells.containing(.staticText, identifier: "0.\(index)").firstMatch.swipeLeft(velocity: .slow)
        }
    }

    func testTappedItemOfAScrolledRowIsSelected() {
        open(page: "Grid")
        grid.cells.containing(.staticText, identifier: "1.2").firstMatch.swipeLeft()
        let item: XCUIElement = grid.cells.containing(.staticText, identifier: "1.3").firstMatch
        item.tap()
        XCTAssertTrue(item.isSelected)
    }

    func testHeaderOfTheLastSectionIsPinned() {
        open(page: "Grid")
        grid.swipeUp()
        grid.swipeUp()
        XCTAssertEqual(app.staticTexts["Mosaic"].frame.minY, app.navigationBars["Grid"].frame.maxY + 6, accuracy: 2)
    }

    func testAddedAndRemovedItemsMoveTheOthers() {
        open(page: "Grid")
        let (first, second): (CGRect, CGRect) = (tile("2.0"), tile("2.1"))
        app.navigationBars.buttons["Add"].tap()
        XCTAssertEqual(tile("2.1001").midX, first.midX, accuracy: 1)
        XCTAssertEqual(tile("2.0").midX, second.midX, accuracy: 1)
        XCTAssertGreaterThan(tile("1.0").minX, tile("1.1001").maxX)
        app.navigationBars.buttons["Remove"].tap()
        XCTAssertFalse(grid.staticTexts["2.0"].exists)
        XCTAssertEqual(tile("2.1").midX, second.midX, accuracy: 1)
    }

    func testGrid() {
        open(page: "Grid", ["-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testScrolledGridInDarkMode() {
        open(page: "Grid", ["-AppleInterfaceStyle", "Dark"])
        grid.cells.containing(.staticText, identifier: "1.2").firstMatch.swipeLeft()
        grid.swipeUp(velocity: .slow)
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }

    func testGridFromRightToLeft() {
        open(page: "Grid", ["-UIScreenScale", "2", "-AppleLanguages", "(ar)", "-AppleTextDirection", "YES"])
        assertSnapshot(of: app, as: .image, named: "right-to-left-2x")
    }

    func testGridInLandscape() {
        open(page: "Grid")
        grid.cells.containing(.staticText, identifier: "0.0").firstMatch.swipeLeft(velocity: .slow)
        XCUIDevice.shared.orientation = .landscapeLeft
        assertSnapshot(of: app, as: .image, named: "landscape-1x")
    }
}
