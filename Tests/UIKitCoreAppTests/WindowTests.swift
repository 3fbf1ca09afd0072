import Expectations
import ClassRuntime
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKit

@testable import UIKitCore

/// Windows of one scene: which one is the key window, which one is in front, and what they keep while they are hidden.
@MainActor @Suite(.onStage) struct WindowTests {
    private let stage = Stage()

    private var scene: UIWindowScene { stage.window.windowScene! }

    private func makeOverlay(level: UIWindow.Level = .alert) -> UIWindow {
        let overlay = UIWindow(windowScene: scene)
        overlay.windowLevel = level
        return overlay
    }

    @Test func `typing continues in the previous key window after an overlay is hidden`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        let banner = makeOverlay(level: .statusBar)
        banner.isHidden = false
        let overlay = makeOverlay()
        overlay.makeKeyAndVisible()
        overlay.isHidden = true
        expect(stage.application.keyWindow, isIdenticalTo: stage.window)
        expect(scene.keyWindow, isIdenticalTo: stage.window)
        stage.host.post(.text("a"), at: stage.host.windows[0])
        stage.host.turn()
        expect(field.text, equals: "a")
    }

    @Test func `the frontmost window becomes the key window if none was before`() {
        let (first, second) = (makeOverlay(level: .normal), makeOverlay(level: .normal))
        for window in [first, second] { window.isHidden = false }
        stage.window.isHidden = true
        expect(stage.application.keyWindow, isIdenticalTo: second)
        second.isHidden = true
        first.isHidden = true
        expectNil(stage.application.keyWindow)
        expectNil(scene.keyWindow)
    }

    @Test func `a visible window that is made key moves in front of windows of its level`() {
        let (other, alert) = (makeOverlay(level: .normal), makeOverlay())
        for window in [other, alert] { window.isHidden = false }
        stage.window.makeKeyAndVisible()
        expect(scene.windows, equals: [other, stage.window, alert])
        expect(scene.rootLayer.sublayers?.firstIndex { $0 === stage.window.layer }, equals: 1)
    }
}
