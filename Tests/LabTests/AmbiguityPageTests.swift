import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about ambiguous and conflicting constraints.
final class AmbiguityPageTests: LabTestCase {
    private var verdict: String { app.staticTexts["verdict"].label }

    func testWhatIsClearIsCalledClear() {
        open(page: "Ambiguity")
        XCTAssertEqual(verdict, "Every place and size follows from the constraints.")
        XCTAssertFalse(app.buttons["Exercise the ambiguity"].isEnabled)
    }

    func testAmbiguousTilesCanStandElsewhere() {
        open(page: "Ambiguity")
        app.segmentedControls.buttons["Ambiguous"].tap()
        XCTAssertEqual(verdict, "Too little is said: A and B could be of other widths as well.")
        let before: CGRect = app.staticTexts["A"].frame
        app.buttons["Exercise the ambiguity"].tap()
        XCTAssertNotEqual(app.staticTexts["A"].frame.width, before.width)
    }

    func testAConflictNamesWhatIsIgnored() {
        open(page: "Ambiguity")
        app.segmentedControls.buttons["In conflict"].tap()
        XCTAssertEqual(verdict, "Too much is asked for. What cannot hold is ignored: A.width = 180.")
        app.segmentedControls.buttons["Clear"].tap()
        XCTAssertEqual(verdict, "Every place and size follows from the constraints.")
    }

    func testClear() {
        open(page: "Ambiguity", ["-UIScreenScale", "2"])
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testAmbiguousInTheDark() {
        open(page: "Ambiguity", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"])
        app.segmentedControls.buttons["Ambiguous"].tap()
        assertSnapshot(of: app, as: .image, named: "dark-2x")
    }

    func testAConflictOnTheSide() {
        open(page: "Ambiguity", ["-UIScreenScale", "2"])
        XCUIDevice.shared.orientation = .landscapeRight
        app.segmentedControls.buttons["In conflict"].tap()
        assertSnapshot(of: app, as: .image, named: "landscape-2x")
    }
}
