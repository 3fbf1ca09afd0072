import AppDriver
import PlatformHost
import TestCases
import UIKitCore
import XCTest

/// Tests what happens when the user closes the window.
final class ClosingTests: KitTestCase {
    private final class SceneLog: NSObject, UISceneDelegate {
        var log: [String] = []

        func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
        func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
    }

    func testClosingTheWindowDisconnectsTheSceneAndQuitsInTheSameTurn() {
        launch(showing: UIView())
        let scene = SceneLog()
        window.windowScene?.delegate = scene
        guard let hostWindow = session.window else { return XCTFail("There is no window.") }
        let event = HostEvent(window: hostWindow, timestamp: 0, kind: .closeRequested)
        XCTAssertTrue(UIApplication.shared.turn([event]).wantsQuit)
        XCTAssertEqual(scene.log, ["resign", "background", "disconnect"])
    }
}
