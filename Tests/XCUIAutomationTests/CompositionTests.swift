import HostHeadless
import UIKit
import UIKitCore
import XCTest
import XCUIAutomation

/// Taps that end the composition of an input method.
final class CompositionTests: AutomationTestCase {
    private func compose(_ text: String) throws {
        let host = try XCTUnwrap(UIApplication.shared.host as? HeadlessHost)
        let end = text.utf16.count
        host.post(.composition(text, selected: end..<end), at: host.windows[0])
        host.turn()
    }

    private func launchFields() {
        launch { controller in
            let name = controller.view.add(UITextField(), 20, 100, 300, 36)
            name.placeholder = "Name"
            let notes = controller.view.add(UITextView(), 20, 150, 300, 120)
            notes.accessibilityIdentifier = "notes"
        }
    }

    func testATapAtTheStartOfAFieldCommitsTheComposition() throws {
        launchFields()
        app.textFields["Name"].tap()
        try compose("きょう")
        let field = app.textFields["きょう"]
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.001, dy: 0.5)).tap()
        try compose("")
        app.typeText("a")
        XCTAssertTrue(app.textFields["aきょう"].exists)
    }

    func testATapOnAnotherViewCommitsTheComposition() throws {
        launchFields()
        app.textFields["Name"].tap()
        try compose("きょう")
        app.textViews["notes"].tap()
        try compose("")
        app.typeText("b")
        XCTAssertEqual(app.textViews["notes"].value as? String, "b")
        XCTAssertTrue(app.textFields["きょう"].exists)
    }
}
