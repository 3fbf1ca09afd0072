import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class RecognizerTests {
    // Created when a test first uses it, because each stage replaces the shared application.
    lazy var stage = Stage()
    let recorder = Recorder()

    // MARK: Tap

    @Test func `a tap is recognized when the finger lifts, and cancels the view's touch`() {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let tap = recorder.observe(UITapGestureRecognizer())
        recorder.onAction = { expect($0.location(in: view), equals: CGPoint(x: 40, y: 60)) }
        view.addGestureRecognizer(tap)
        stage.tap(40, 60)
        expect(recorder.states, equals: [.ended])
        expect(view.phases, equals: ["began", "cancelled"])
        expect(tap.state, equals: .possible)
    }

    @Test func `a tap that does not cancel touches leaves the view its touch`() {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let tap = recorder.observe(UITapGestureRecognizer())
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.tap(40, 60)
        expect(view.phases, equals: ["began", "ended"])
        expect(recorder.states, equals: [.ended])
    }

    @Test func `a finger that moves too far is not a tap, and its end is delivered`() {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.root.addSubview(view)
        view.addGestureRecognizer(recorder.observe(UITapGestureRecognizer()))
        stage.swipe(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 140, y: 60), duration: 0.1)
        expect(recorder.states.isEmpty)
        expect(view.phases.first == "began" && view.phases.last == "ended")
    }

    @Test func `two taps in quick succession are one double tap`() {
        let tap = recorder.observe(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        stage.root.addGestureRecognizer(tap)
        stage.tap(40, 60)
        stage.advance(by: 0.1)
        stage.tap(42, 61)
        expect(recorder.states, equals: [.ended])
        stage.tap(40, 60)
        stage.advance(by: 0.5)
        stage.tap(40, 60)
        stage.advance(by: 0.5)
        expect(recorder.states, equals: [.ended])
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
    }

    @Test func `a single tap that requires the failure of a double tap waits for it`() {
        let single = recorder.observe(UITapGestureRecognizer())
        let doubles = Recorder()
        let double = doubles.observe(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.root.addGestureRecognizer(single)
        stage.root.addGestureRecognizer(double)
        stage.tap(40, 60)
        expect(recorder.states.isEmpty)
        stage.advance(by: 0.4)
        expect(recorder.states, equals: [.ended])
        stage.tap(40, 60)
        stage.advance(by: 0.1)
        stage.tap(40, 60)
        expect(doubles.states, equals: [.ended])
        stage.advance(by: 1)
        expect(recorder.states, equals: [.ended])
    }

    @Test func `a double tap holds back the end of a touch until it has failed`() {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        stage.tap(50, 50)
        expect(view.phases, equals: ["began"])
        stage.advance(by: 0.4)
        expect(view.phases, equals: ["began", "ended"])
    }

    @Test func `two fingers can tap together`() {
        let tap = recorder.observe(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        recorder.onAction = {
            expect($0.numberOfTouches, equals: 2)
            expect($0.location(in: nil), equals: CGPoint(x: 150, y: 100))
        }
        stage.root.addGestureRecognizer(tap)
        stage.touch(.began, 100, 100)
        stage.touch(.began, 200, 100, finger: 2)
        stage.touch(.ended, 100, 100)
        stage.touch(.ended, 200, 100, finger: 2)
        expect(recorder.states, equals: [.ended])
        stage.tap(100, 100)
        expect(recorder.states, equals: [.ended])
    }

    // MARK: Long press

    @Test func `a finger that stays down begins a long press and ends it by lifting`() {
        let press = recorder.observe(UILongPressGestureRecognizer())
        stage.root.addGestureRecognizer(press)
        stage.touch(.began, 40, 60)
        stage.advance(by: 0.49)
        expect(recorder.states.isEmpty)
        stage.advance(by: 0.02)
        expect(recorder.states, equals: [.began])
        stage.touch(.moved, 90, 60)
        stage.touch(.ended, 90, 60)
        expect(recorder.states, equals: [.began, .changed, .ended])
    }

    @Test func `a finger that moves too early is not a long press`() {
        let press = recorder.observe(UILongPressGestureRecognizer())
        stage.root.addGestureRecognizer(press)
        stage.touch(.began, 40, 60)
        stage.touch(.moved, 51, 60)
        stage.advance(by: 1)
        expect(recorder.states.isEmpty)
    }

    // MARK: Pan

    @Test func `a pan begins after ten points, which its translation does not include`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 109, 100)
        expect(recorder.states.isEmpty)
        stage.touch(.moved, 115, 100)
        expect(recorder.states, equals: [.began])
        expect(pan.translation(in: stage.root), equals: CGPoint(x: 5, y: 0))
        stage.touch(.moved, 150, 120)
        expect(pan.translation(in: stage.root), equals: CGPoint(x: 40, y: 20))
        pan.setTranslation(CGPoint(x: 1, y: 2), in: stage.root)
        stage.touch(.moved, 160, 120)
        expect(pan.translation(in: stage.root), equals: CGPoint(x: 11, y: 2))
        stage.touch(.ended, 160, 120)
        expect(recorder.states, equals: [.began, .changed, .changed, .ended])
    }

    @Test func `the velocity of a pan is that of the finger even if the translation is reset each time`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        var velocity: CGPoint = .zero
        recorder.onAction = { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            velocity = pan.velocity(in: nil)
            pan.setTranslation(.zero, in: nil)
            expect(pan.velocity(in: nil), equals: .zero)
        }
        stage.root.addGestureRecognizer(pan)
        stage.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.4)
        expect(recorder.states.last, equals: .ended)
        expect(abs(velocity.y - 500) < 0.001 && velocity.x == 0)
    }

    @Test func `a second finger does not make the translation jump`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 100, 130)
        stage.touch(.began, 300, 500, finger: 2)
        expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 20))
        stage.touch(.moved, 300, 510, finger: 2)
        expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 25))
        stage.touch(.ended, 100, 130)
        expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 25))
        stage.touch(.ended, 300, 510, finger: 2)
        expect(recorder.states.last, equals: .ended)
    }

    @Test func `disabling a recognizer cancels its gesture`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 130, 100)
        pan.isEnabled = false
        expect(recorder.states, equals: [.began, .cancelled])
        stage.touch(.moved, 160, 100)
        pan.isEnabled = true
        stage.touch(.moved, 190, 100)
        stage.touch(.ended, 190, 100)
        expect(recorder.states, equals: [.began, .cancelled])
    }

    // MARK: Other gestures

    @Test func `an edge pan starts at its edge and moves inward`() {
        let pan = recorder.observe(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        stage.root.addGestureRecognizer(pan)
        stage.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
        stage.swipe(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
        stage.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 8, y: 600), duration: 0.2)
        expect(recorder.states.isEmpty)
        stage.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 420), duration: 0.2)
        expect(recorder.states.first == .began && recorder.states.last == .ended)
        expect(pan.edges, equals: .left)
    }

    nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGPoint, Bool)] = [
        (.left, CGPoint(x: 100, y: 310), true), (.left, CGPoint(x: 300, y: 310), false),
        (.up, CGPoint(x: 210, y: 200), true), (.down, CGPoint(x: 210, y: 200), false),
        ([.left, .right], CGPoint(x: 300, y: 300), true),
    ]

    @Test(arguments: swipes)
    func `a swipe is a fast movement in its direction`(
        direction: UISwipeGestureRecognizer.Direction, end: CGPoint, isSwipe: Bool
    ) {
        let swipe = recorder.observe(UISwipeGestureRecognizer())
        swipe.direction = direction
        stage.root.addGestureRecognizer(swipe)
        stage.swipe(from: CGPoint(x: 200, y: 300), to: end, duration: 0.15)
        expect(recorder.states, equals: (isSwipe ? [.ended] : []))
        recorder.states = []
        stage.swipe(from: CGPoint(x: 200, y: 300), to: end, duration: 1.5)
        expect(recorder.states.isEmpty)
    }

    @Test func `the scale of a pinch is the ratio of the distances`() {
        let pinch = recorder.observe(UIPinchGestureRecognizer())
        stage.root.addGestureRecognizer(pinch)
        stage.touch(.began, 150, 400)
        stage.touch(.began, 250, 400, finger: 2)
        stage.touch(.moved, 254, 400, finger: 2)
        expect(recorder.states.isEmpty)
        stage.touch(.moved, 270, 400, finger: 2)
        expect(pinch.scale, equals: 1)
        stage.advance(by: 0.05)
        stage.touch(.moved, 390, 400, finger: 2)
        expect(abs(pinch.scale - 2), isLessThan: 1e-9)
        expect(abs(pinch.velocity - 20), isLessThan: 1e-6)
        stage.touch(.ended, 390, 400, finger: 2)
        stage.touch(.ended, 150, 400)
        expect(recorder.states, equals: [.began, .changed, .ended])
    }

    @Test func `the rotation of two fingers continues past 180 degrees`() {
        let rotation = recorder.observe(UIRotationGestureRecognizer())
        stage.root.addGestureRecognizer(rotation)
        stage.touch(.began, 200, 400)
        stage.touch(.began, 300, 400, finger: 2)
        var angle: CGFloat = 0
        var begun: CGFloat?
        for _ in 0..<60 {
            angle += .pi / 40
            stage.touch(.moved, 200 + 100 * cos(angle), 400 + 100 * sin(angle), finger: 2)
            if begun == nil, rotation.state == .began { begun = angle }
        }
        expect(abs(rotation.rotation - (angle - begun!)), isLessThan: 1e-6)
        stage.touch(.ended, 200, 400)
        stage.touch(.ended, 200 + 100 * cos(angle), 400 + 100 * sin(angle), finger: 2)
        expect(recorder.states.last, equals: .ended)
    }

    @Test func `hovering begins over the view and ends when the pointer leaves it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        view.addGestureRecognizer(recorder.observe(UIHoverGestureRecognizer()))
        for x in [50, 60, 150, 70] {
            stage.host.post(.hover(CGPoint(x: CGFloat(x), y: 50)), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.host.post(.hover(nil), at: stage.host.windows[0])
        stage.host.turn()
        expect(recorder.states, equals: [.began, .changed, .ended, .began, .ended])
    }

    @Test func `hovering ends when the pointer moves to another window of the scene`() {
        stage.root.addGestureRecognizer(recorder.observe(UIHoverGestureRecognizer()))
        let overlay = UIWindow(windowScene: stage.window.windowScene!)
        overlay.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
        overlay.windowLevel = .alert
        overlay.isHidden = false
        for location in [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 500), CGPoint(x: 50, y: 50), nil] {
            stage.host.post(.hover(location), at: stage.host.windows[0])
            stage.host.turn()
        }
        expect(recorder.states, equals: [.began, .ended, .began, .ended])
    }

    @Test func `a pan recognizer handles continuous scrolling if its mask allows it`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        pan.allowedScrollTypesMask = .continuous
        stage.root.addGestureRecognizer(pan)
        stage.wheel(100, 100, dy: 10)
        expect(recorder.states.isEmpty)
        stage.wheel(100, 100, dy: 10, isContinuous: true)
        stage.advance(by: 0.01)
        stage.wheel(100, 100, dy: 10, isContinuous: true)
        expect(pan.translation(in: nil), equals: CGPoint(x: 0, y: 20))
        stage.advance(by: 0.2)
        expect(recorder.states, equals: [.began, .changed, .ended])
    }
}
