import SnapshotTesting
import XCTest

final class TemplateAppUITests: XCTestCase {
    override func setUp() {
        continueAfterFailure = false
    }

    @MainActor
    func testTheButtonCounts() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertEqual(app.staticTexts["count"].label, "0")
        app.buttons["Count"].tap()
        XCTAssertEqual(app.staticTexts["count"].label, "1")
    }

    @MainActor
    func testTheFirstScreen() {
        let app = XCUIApplication()
        app.launch()
        // Each system has its own picture. If the picture is missing, the test writes it, and fails.
        #if canImport(Darwin)
        let system = "iOS"
        #else
        let system = "Linux"
        #endif
        assertSnapshot(of: app.screenshot().image, as: .image, named: system)
    }
}
