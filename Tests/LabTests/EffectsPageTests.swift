import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of effects.
final class EffectsPageTests: LabTestCase {
    func testTheSwitchFadesTheBlursOutAndIn() {
        open(page: "Effects", ["-UIScreenScale", "1"])
        let before: Data? = app.screenshot().pngRepresentation
        app.switches["blur"].tap()
        XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
        app.switches["blur"].tap()
        XCTAssertEqual(app.screenshot().pngRepresentation, before)
    }

    func testEffects() {
        open(page: "Effects")
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testGlass() {
        open(page: "Effects", ["-UIScreenScale", "1"])
        app.scrollViews["effects"].swipeUp()
        assertSnapshot(of: app, as: .image, named: "light-1x")
        app.buttons["Separate"].tap()
        assertSnapshot(of: app, as: .image, named: "separate-1x")
    }

    func testGlassInDarkMode() {
        open(page: "Effects", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
        app.scrollViews["effects"].swipeUp()
        assertSnapshot(of: app, as: .image, named: "glass-dark-1x")
    }
}
