import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKit

@testable import UIKitCore

/// The events and the states of two scenes, each in its own window of the host.
@MainActor @Suite(.onStage) struct SceneEventTests {
    private let stage = Stage()

    private var host: HeadlessHost { stage.host }

    /// Opens a second scene with a window.
    private func openScene() throws -> UIWindow {
        try stage.application.openScene(session: nil, activity: nil, size: CGSize(width: 400, height: 800))
        let window = UIWindow(windowScene: try #require(stage.application.connectedWindowScene))
        window.makeKeyAndVisible()
        return window
    }

    @Test func `taps work after a window closes while the button of the mouse is down in it`() throws {
        var calls: [String] = []
        func makeButton(_ name: String, in view: UIView) {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for (event, text) in [(UIControl.Event.touchUpInside, "tap"), (.touchCancel, "cancel")] {
                button.addAction(UIAction { _ in calls.append("\(text) \(name)") }, for: event)
            }
            view.addSubview(button)
        }
        makeButton("first", in: stage.root)
        makeButton("second", in: try openScene())
        host.post(.touch(HostTouch(identifier: 1, phase: .began, location: CGPoint(x: 50, y: 50))), at: host.windows[1])
        host.turn()
        host.post(.closeRequested, at: host.windows[1])
        host.turn()
        expect(calls, equals: ["cancel second"])
        for _ in 0..<2 { stage.tap(50, 50) }
        expect(calls, equals: ["cancel second", "tap first", "tap first"])
    }
}
