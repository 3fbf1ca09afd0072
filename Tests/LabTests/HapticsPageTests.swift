import HostHeadless
import PlatformHost
import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver

/// The Lab's page of haptics.
final class HapticsPageTests: LabTestCase {
    private var host: HeadlessHost { AppSession.current!.host }

    func testRowsPlayFeedbackOnTheHost() {
        open(page: "Haptics")
        for row in ["Heavy", "Rigid, half as strong", "Success", "Changed"] {
            let text: XCUIElement = app.tables.staticTexts[row]
            if !text.isHittable { app.tables.firstMatch.swipeUp(velocity: .slow) }
            text.tap()
        }
        let expected: [HostFeedback] = [
            HostFeedback(kind: .heavy), HostFeedback(kind: .rigid, intensity: 0.5), HostFeedback(kind: .success),
            HostFeedback(kind: .selection),
        ]
        XCTAssertEqual(host.playedFeedback, expected)
        XCTAssertTrue(app.staticTexts["Played: heavy, rigid, half as strong, success, changed"].exists)
    }

    func testAKeyShakesTheDevice() {
        open(page: "Haptics")
        app.typeKey("z", modifierFlags: [.control, .option])
        XCTAssertEqual(app.staticTexts["shakes"].label, "Shaken once")
        app.typeKey("z", modifierFlags: [.control, .option])
        XCTAssertEqual(app.staticTexts["shakes"].label, "Shaken 2 times")
    }

    func testTheTileFollowsThePointer() {
        open(page: "Haptics")
        let before: Data? = app.screenshot().pngRepresentation
        host.post(.hover(CGPoint(x: 380, y: 800)), at: host.windows[0])
        app.wait(seconds: 0.5)
        XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
    }

    func testHaptics() {
        open(page: "Haptics")
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testHapticsInDarkModeFromRightToLeft() {
        open(
            page: "Haptics",
            ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleTextDirection", "YES"])
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
