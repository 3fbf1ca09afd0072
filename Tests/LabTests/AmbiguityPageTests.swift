import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about ambiguous and conflicting constraints.
final class AmbiguityPageTests: LabTestCase {
    private var verdict: String { app.staticTexts["verdict"].label }

    func testCompleteConstraints() {
        open(page: "Ambiguity")
        XCTAssertEqual(verdict, "The constraints determine all positions and sizes.")
        XCTAssertFalse(app.buttons["Exercise the ambiguity"].isEnabled)
    }

    func testExercisingAmbiguityMovesTiles() {
        open(page: "Ambiguity")
        app.segmentedControls.buttons["Ambiguous"].tap()
        XCTAssertEqual(verdict, "Ambiguous: A and B could have other widths.")
        let before: CGRect = app.staticTexts["A"].frame
        app.buttons["Exercise the ambiguity"].tap()
        XCTAssertNotEqual(app.staticTexts["A"].frame.width, before.width)
    }

    func testConflictNamesTheIgnoredConstraint() {
        open(page: "Ambiguity")
        app.segmentedControls.buttons["In conflict"].tap()
        XCTAssertEqual(verdict, "Conflict. Ignored constraints: A.width = 180.")
        app.segmentedControls.buttons["Clear"].tap()
        XCTAssertEqual(verdict, "The constraints determine all positions and sizes.")
    }

    func testConstraintsFromRightToLeft() {
        open(page: "Ambiguity", ["-AppleTextDirection", "YES", "-UIScreenScale", "1"])
        XCTAssertEqual(verdict, "The constraints determine all positions and sizes.")
        assertSnapshot(of: app, as: .image, named: "right-to-left-1x")
        app.segmentedControls.buttons["In conflict"].tap()
        XCTAssertEqual(verdict, "Conflict. Ignored constraints: A.width = 180.")
    }

    func testClear() {
        open(page: "Ambiguity", ["-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testAmbiguousInDarkMode() {
        open(page: "Ambiguity", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        app.segmentedControls.buttons["Ambiguous"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }

    func testConflictInLandscape() {
        open(page: "Ambiguity", ["-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeRight
        app.segmentedControls.buttons["In conflict"].tap()
        assertSnapshot(of: app, as: .image, named: "landscape-2x")
    }
}
