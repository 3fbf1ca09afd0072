import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about collection views.
final class WordsPageTests: LabTestCase {
    private func word(_ text: String) -> CGRect {
        app.collectionViews["words"].staticTexts[text].frame
    }

    func testWordsFlowInLines() {
        open(page: "Words")
        XCTAssertEqual(word("An").minY, word("engawa").minY)
        XCTAssertLessThan(word("An").maxX, word("engawa").minX)
        XCTAssertGreaterThan(word("insects.").minY, word("An").maxY)
    }

    func testAddedWordIsFirst() {
        open(page: "Words")
        let before: CGRect = word("An")
        app.navigationBars.buttons["Add"].tap()
        XCTAssertEqual(word("cedar").minY, before.minY)
        XCTAssertGreaterThan(word("An").minX, before.maxX)
        XCTAssertTrue(app.staticTexts["38 words"].exists)
    }

    func testSelectedWordsAreRemoved() {
        open(page: "Words")
        let remove: XCUIElement = app.navigationBars.buttons["Remove"]
        XCTAssertFalse(remove.isEnabled)
        app.staticTexts["engawa"].tap()
        app.staticTexts["porch"].tap()
        XCTAssertTrue(app.collectionViews.cells.containing(.staticText, identifier: "porch").firstMatch.isSelected)
        remove.tap()
        XCTAssertFalse(app.staticTexts["engawa"].exists)
        XCTAssertTrue(app.staticTexts["35 words"].exists)
        XCTAssertFalse(remove.isEnabled)
    }

    func testSortedWordsAreInOrder() {
        open(page: "Words")
        app.navigationBars.buttons["Sort"].tap()
        XCTAssertLessThan(word("An").minY, word("world").minY)
        XCTAssertLessThanOrEqual(word("doors,").minY, word("engawa").minY)
    }

    func testLayoutsCanBeSwitched() {
        open(page: "Words")
        app.segmentedControls.buttons["Rows"].tap()
        XCTAssertEqual(word("An").minX, word("engawa").minX)
        XCTAssertLessThan(word("An").maxY, word("engawa").minY)
        app.segmentedControls.buttons["Fan"].tap()
        XCTAssertNotEqual(word("An").midX, word("engawa").midX, accuracy: 5)
        app.segmentedControls.buttons["Flow"].tap()
        XCTAssertEqual(word("An").minY, word("engawa").minY)
    }

    func testWordsKeepTheirWidthsDuringRotation() {
        open(page: "Words")
        let widths: [CGFloat] = ["engawa", "a", "outside."].map { word($0).width }
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            XCTAssertEqual(["engawa", "a", "outside."].map { word($0).width }, widths)
        }
    }

    func testRowsFillThePageInBothOrientations() {
        open(page: "Words")
        app.segmentedControls.buttons["Rows"].tap()
        for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            let page: CGRect = app.collectionViews["words"].frame
            let row: CGRect = app.collectionViews.cells.containing(.staticText, identifier: "An").firstMatch.frame
            XCTAssertEqual(row.width, page.width - 32)
            XCTAssertEqual(row.minX, page.minX + 16)
            XCTAssertLessThan(word("An").maxY, word("engawa").minY)
        }
    }

    func testFlow() {
        open(page: "Words", ["-UIScreenScale", "2"])
        app.staticTexts["porch"].tap()
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testRowsInLandscape() {
        open(page: "Words", ["-UIScreenScale", "2"])
        app.segmentedControls.buttons["Rows"].tap()
        XCUIDevice.shared.orientation = .landscapeLeft
        assertSnapshot(of: app, as: .image, named: "light-rows-2x")
    }

    func testFlowInLandscape() {
        open(page: "Words", ["-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeLeft
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testFanInDarkMode() {
        open(page: "Words", ["-UIScreenScale", "2", "-AppleInterfaceStyle", "Dark"])
        app.segmentedControls.buttons["Fan"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-fan-2x")
    }
}
