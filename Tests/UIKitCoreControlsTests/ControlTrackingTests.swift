import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Changes to a control during the touch that it tracks.
@MainActor @Suite(.onStage) final class ControlTrackingTests {
    /// A control whose tracking can run a closure, and which records the end of the tracking.
    final class Tracker: UIControl {
        var log: [String] = []
        var onBegin: () -> Void = {}
        var onContinue: () -> Void = {}
        var onEnd: () -> Void = {}

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            onBegin()
            return true
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            onContinue()
            return true
        }

        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onEnd() }

        override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }
    }

    private let stage = Stage()
    private let control = Tracker(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

    init() {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [unowned control] _ in control.log.append(name) }, for: event)
        }
        stage.root.addSubview(control)
    }

    private func disable() { control.isEnabled = false }

    @Test func `a control that is disabled while its touch ends sends one end event`() {
        control.onEnd = { [unowned self] in
            expect(control.isTracking)
            disable()
        }
        stage.tap(50, 50)
        expect(control.log, equals: ["down", "up"])
        expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `a control that is removed while its touch ends sends one end event`() {
        control.onEnd = { [unowned self] in control.removeFromSuperview() }
        stage.tap(50, 50)
        expect(control.log, equals: ["down", "up"])
    }

    @Test func `no event follows the cancellation of a touch that moves`() {
        control.addAction(UIAction { [unowned self] _ in disable() }, for: .touchDragExit)
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 350, 50)
        stage.touch(.ended, 350, 50)
        expect(control.log, equals: ["down", "exit", "cancelTracking", "cancel"])
    }

    @Test func `no event follows the cancellation of a touch while it is tracked`() {
        control.onContinue = { [unowned self] in disable() }
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 350, 50)
        expect(control.log, equals: ["down", "cancelTracking", "cancel"])
    }

    @Test func `no event follows the cancellation of a touch that begins`() {
        control.onBegin = { [unowned self] in disable() }
        stage.touch(.began, 50, 50)
        expect(control.log, equals: ["cancelTracking", "cancel"])
    }
}
