import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) final class RecognizerTests {
    // Made inside the test: there is one application, and tests of other suites may be set up in between.
    lazy var stage = Stage()
    let recorder = Recorder()

    // MARK: Tap

    @Test func `a tap is recognised when the finger lifts, and the view's touch is cancelled`() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let tap = recorder.watch(UITapGestureRecognizer())
        recorder.onAction = { #expect($0.location(in: view) == CGPoint(x: 40, y: 60)) }
        view.addGestureRecognizer(tap)
        stage.tap(40, 60)
        #expect(recorder.states == [.ended])
        #expect(view.heard == ["began", "cancelled"])
        #expect(tap.state == .possible)
    }

    @Test func `a tap that cancels nothing leaves the view its touch`() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let tap = recorder.watch(UITapGestureRecognizer())
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.tap(40, 60)
        #expect(view.heard == ["began", "ended"])
        #expect(recorder.states == [.ended])
    }

    @Test func `a finger that strays is no tap, and the view hears its end`() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.root.addSubview(view)
        view.addGestureRecognizer(recorder.watch(UITapGestureRecognizer()))
        stage.swipe(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 140, y: 60), duration: 0.1)
        #expect(recorder.states.isEmpty)
        #expect(view.heard.first == "began" && view.heard.last == "ended")
    }

    @Test func `two taps in time are one double tap`() {
        let tap = recorder.watch(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        stage.root.addGestureRecognizer(tap)
        stage.tap(40, 60)
        stage.pass(0.1)
        stage.tap(42, 61)
        #expect(recorder.states == [.ended])
        stage.tap(40, 60)
        stage.pass(0.5)
        stage.tap(40, 60)
        stage.pass(0.5)
        #expect(recorder.states == [.ended])
        #expect(stage.window.gestureEnvironment.participantCount == 0)
    }

    @Test func `a single tap that waits for a double tap comes only when there is none`() {
        let single = recorder.watch(UITapGestureRecognizer())
        let doubles = Recorder()
        let double = doubles.watch(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.root.addGestureRecognizer(single)
        stage.root.addGestureRecognizer(double)
        stage.tap(40, 60)
        #expect(recorder.states.isEmpty)
        stage.pass(0.4)
        #expect(recorder.states == [.ended])
        stage.tap(40, 60)
        stage.pass(0.1)
        stage.tap(40, 60)
        #expect(doubles.states == [.ended])
        stage.pass(1)
        #expect(recorder.states == [.ended])
    }

    @Test func `a double tap on the view keeps the end of its touch until it has failed`() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        stage.tap(50, 50)
        #expect(view.heard == ["began"])
        stage.pass(0.4)
        #expect(view.heard == ["began", "ended"])
    }

    @Test func `two fingers tap together`() {
        let tap = recorder.watch(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        recorder.onAction = {
            #expect($0.numberOfTouches == 2)
            #expect($0.location(in: nil) == CGPoint(x: 150, y: 100))
        }
        stage.root.addGestureRecognizer(tap)
        stage.touch(.began, 100, 100)
        stage.touch(.began, 200, 100, finger: 2)
        stage.touch(.ended, 100, 100)
        stage.touch(.ended, 200, 100, finger: 2)
        #expect(recorder.states == [.ended])
        stage.tap(100, 100)
        #expect(recorder.states == [.ended])
    }

    // MARK: Long press

    @Test func `a finger that stays begins a long press, and ends it`() {
        let press = recorder.watch(UILongPressGestureRecognizer())
        stage.root.addGestureRecognizer(press)
        stage.touch(.began, 40, 60)
        stage.pass(0.49)
        #expect(recorder.states.isEmpty)
        stage.pass(0.02)
        #expect(recorder.states == [.began])
        stage.touch(.moved, 90, 60)
        stage.touch(.ended, 90, 60)
        #expect(recorder.states == [.began, .changed, .ended])
    }

    @Test func `a finger that strays before is no long press`() {
        let press = recorder.watch(UILongPressGestureRecognizer())
        stage.root.addGestureRecognizer(press)
        stage.touch(.began, 40, 60)
        stage.touch(.moved, 51, 60)
        stage.pass(1)
        #expect(recorder.states.isEmpty)
    }

    // MARK: Pan

    @Test func `a pan begins after ten points, which are no part of its translation`() {
        let pan = recorder.watch(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 109, 100)
        #expect(recorder.states.isEmpty)
        stage.touch(.moved, 115, 100)
        #expect(recorder.states == [.began])
        #expect(pan.translation(in: stage.root) == CGPoint(x: 5, y: 0))
        stage.touch(.moved, 150, 120)
        #expect(pan.translation(in: stage.root) == CGPoint(x: 40, y: 20))
        pan.setTranslation(CGPoint(x: 1, y: 2), in: stage.root)
        stage.touch(.moved, 160, 120)
        #expect(pan.translation(in: stage.root) == CGPoint(x: 11, y: 2))
        stage.touch(.ended, 160, 120)
        #expect(recorder.states == [.began, .changed, .changed, .ended])
    }

    @Test func `its velocity is that of the finger, also when the translation is set back each time`() {
        let pan = recorder.watch(UIPanGestureRecognizer())
        var velocity: CGPoint = .zero
        recorder.onAction = { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            velocity = pan.velocity(in: nil)
            pan.setTranslation(.zero, in: nil)
            #expect(pan.velocity(in: nil) == .zero)
        }
        stage.root.addGestureRecognizer(pan)
        stage.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.4)
        #expect(recorder.states.last == .ended)
        #expect(abs(velocity.y - 500) < 0.001 && velocity.x == 0)
    }

    @Test func `a second finger does not make the translation jump`() {
        let pan = recorder.watch(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 100, 130)
        stage.touch(.began, 300, 500, finger: 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        stage.touch(.moved, 300, 510, finger: 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 25))
        stage.touch(.ended, 100, 130)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 25))
        stage.touch(.ended, 300, 510, finger: 2)
        #expect(recorder.states.last == .ended)
    }

    @Test func `turning a recogniser off in the middle cancels its gesture`() {
        let pan = recorder.watch(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 130, 100)
        pan.isEnabled = false
        #expect(recorder.states == [.began, .cancelled])
        stage.touch(.moved, 160, 100)
        pan.isEnabled = true
        stage.touch(.moved, 190, 100)
        stage.touch(.ended, 190, 100)
        #expect(recorder.states == [.began, .cancelled])
    }

    // MARK: Others

    @Test func `an edge pan starts at its edge and goes inward`() {
        let pan = recorder.watch(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        stage.root.addGestureRecognizer(pan)
        stage.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
        stage.swipe(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
        stage.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 8, y: 600), duration: 0.2)
        #expect(recorder.states.isEmpty)
        stage.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 420), duration: 0.2)
        #expect(recorder.states.first == .began && recorder.states.last == .ended)
        #expect(pan.edges == .left)
    }

    nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGPoint, Bool)] = [
        (.left, CGPoint(x: 100, y: 310), true), (.left, CGPoint(x: 300, y: 310), false),
        (.up, CGPoint(x: 210, y: 200), true), (.down, CGPoint(x: 210, y: 200), false),
        ([.left, .right], CGPoint(x: 300, y: 300), true),
    ]

    @Test(arguments: swipes)
    func `a swipe goes fast in its direction`(
        direction: UISwipeGestureRecognizer.Direction, end: CGPoint, isSwipe: Bool
    ) {
        let swipe = recorder.watch(UISwipeGestureRecognizer())
        swipe.direction = direction
        stage.root.addGestureRecognizer(swipe)
        stage.swipe(from: CGPoint(x: 200, y: 300), to: end, duration: 0.15)
        #expect(recorder.states == (isSwipe ? [.ended] : []))
        recorder.states = []
        stage.swipe(from: CGPoint(x: 200, y: 300), to: end, duration: 1.5)
        #expect(recorder.states.isEmpty)
    }

    @Test func `a pinch tells how much farther apart the fingers are`() {
        let pinch = recorder.watch(UIPinchGestureRecognizer())
        stage.root.addGestureRecognizer(pinch)
        stage.touch(.began, 150, 400)
        stage.touch(.began, 250, 400, finger: 2)
        stage.touch(.moved, 254, 400, finger: 2)
        #expect(recorder.states.isEmpty)
        stage.touch(.moved, 270, 400, finger: 2)
        #expect(pinch.scale == 1)
        stage.pass(0.05)
        stage.touch(.moved, 390, 400, finger: 2)
        #expect(abs(pinch.scale - 2) < 1e-9)
        #expect(abs(pinch.velocity - 20) < 1e-6)
        stage.touch(.ended, 390, 400, finger: 2)
        #expect(recorder.states == [.began, .changed, .ended])
    }

    @Test func `a rotation tells how far the fingers turned, also past half a turn`() {
        let rotation = recorder.watch(UIRotationGestureRecognizer())
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
        #expect(abs(rotation.rotation - (angle - begun!)) < 1e-6)
        stage.touch(.ended, 200, 400)
        #expect(recorder.states.last == .ended)
    }

    @Test func `hovering begins over the view and ends when the pointer leaves it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        view.addGestureRecognizer(recorder.watch(UIHoverGestureRecognizer()))
        for x in [50, 60, 150, 70] {
            stage.host.post(.hover(CGPoint(x: CGFloat(x), y: 50)), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.host.post(.hover(nil), at: stage.host.windows[0])
        stage.host.turn()
        #expect(recorder.states == [.began, .changed, .ended, .began, .ended])
    }

    @Test func `a pan takes the steps of a trackpad when it is told to`() {
        let pan = recorder.watch(UIPanGestureRecognizer())
        pan.allowedScrollTypesMask = .continuous
        stage.root.addGestureRecognizer(pan)
        stage.wheel(100, 100, dy: 10)
        #expect(recorder.states.isEmpty)
        stage.wheel(100, 100, dy: 10, isContinuous: true)
        stage.pass(0.01)
        stage.wheel(100, 100, dy: 10, isContinuous: true)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        stage.pass(0.2)
        #expect(recorder.states == [.began, .changed, .ended])
    }
}
