import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Arbitration between recognizers, views and controls.
@MainActor @Suite(.onStage) final class RecognizerArbitrationTests {
    lazy var stage = Stage()
    lazy var inner: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.root.addSubview(view)
        return view
    }()
    let outerRecorder = Recorder()
    let innerRecorder = Recorder()

    func pans() -> (outer: UIPanGestureRecognizer, inner: UIPanGestureRecognizer) {
        let outer = outerRecorder.observe(UIPanGestureRecognizer())
        let inner = innerRecorder.observe(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(outer)
        self.inner.addGestureRecognizer(inner)
        return (outer, inner)
    }

    func drag() {
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
    }

    @Test func `of two pans, the inner one succeeds`() {
        _ = pans()
        drag()
        expect(innerRecorder.states.first, equals: .began)
        expect(outerRecorder.states.isEmpty)
    }

    @Test func `a delegate can allow simultaneous recognition`() {
        let (outer, _) = pans()
        let delegate = DelegateStub()
        delegate.allowsSimultaneous = true
        outer.delegate = delegate
        drag()
        expect(innerRecorder.states.last, equals: .ended)
        expect(outerRecorder.states, equals: innerRecorder.states)
    }

    @Test func `if a delegate refuses, the other recognizer succeeds`() {
        let (_, inner) = pans()
        let delegate = DelegateStub()
        delegate.shouldBegin = false
        inner.delegate = delegate
        drag()
        expect(innerRecorder.states.isEmpty)
        expect(outerRecorder.states.last, equals: .ended)
    }

    @Test func `the recognizer's view and the touched view can refuse, but not a view between them`() {
        final class Refusing: UIView {
            var refuses = true
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
        }
        let outer = outerRecorder.observe(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(outer)
        let views: [Refusing] = (0..<3).map { _ in Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        stage.root.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        drag()
        expect(outerRecorder.states.isEmpty)
        views[2].refuses = false
        drag()
        expect(outerRecorder.states.last, equals: .ended)
        let own = innerRecorder.observe(UIPanGestureRecognizer())
        views[0].addGestureRecognizer(own)
        drag()
        expect(innerRecorder.states.isEmpty)
        views[0].refuses = false
        drag()
        expect(innerRecorder.states.last, equals: .ended)
    }

    @Test func `a recognizer whose delegate refuses the touch does not participate`() {
        let (_, inner) = pans()
        let delegate = DelegateStub()
        delegate.receivesTouches = false
        inner.delegate = delegate
        drag()
        expect(innerRecorder.states.isEmpty)
        expect(outerRecorder.states.last, equals: .ended)
    }

    @Test(arguments: [true, false])
    func `either delegate can make one recognizer wait for the other`(setsWaitingSide: Bool) {
        let (outer, inner) = pans()
        let swipe = innerRecorder.observe(UISwipeGestureRecognizer())
        inner.isEnabled = false
        self.inner.addGestureRecognizer(swipe)
        let delegate = DelegateStub()
        delegate.requiresFailure = setsWaitingSide
        delegate.isRequiredToFail = !setsWaitingSide
        if setsWaitingSide { outer.delegate = delegate } else { swipe.delegate = delegate }
        // The pan waits for the swipe, which succeeds because the finger moves to the right.
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        expect(innerRecorder.states, equals: [.ended])
        expect(outerRecorder.states.isEmpty)
        // A downward movement makes the swipe fail, so the pan begins.
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 350), duration: 0.3)
        expect(innerRecorder.states, equals: [.ended])
        expect(outerRecorder.states.first == .began && outerRecorder.states.last == .ended)
    }

    @Test func `a control takes precedence over the tap recognizers of its ancestors`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        inner.addSubview(control)
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let tap = outerRecorder.observe(UITapGestureRecognizer())
        stage.root.addGestureRecognizer(tap)
        stage.tap(50, 25)
        expect(presses, equals: 1)
        expect(outerRecorder.states.isEmpty)
        stage.tap(150, 150)
        expect(outerRecorder.states, equals: [.ended])
        let custom = innerRecorder.observe(UITapGestureRecognizer())
        control.addGestureRecognizer(custom)
        stage.tap(50, 25)
        expect(innerRecorder.states, equals: [.ended])
        expect(presses, equals: 1)
    }

    @Test func `a pan cancels the touch of a control`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.addSubview(control)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        _ = pans()
        drag()
        expect(events, equals: ["down", "cancel"])
        expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `a view without multiple touch receives only the first finger, and recognizers receive both`() {
        let view = TouchRecorder(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
        stage.root.addSubview(view)
        let pinch = innerRecorder.observe(UIPinchGestureRecognizer())
        pinch.cancelsTouchesInView = false
        view.addGestureRecognizer(pinch)
        func pinchOnce() {
            stage.touch(.began, 250, 100)
            stage.touch(.began, 300, 100, finger: 2)
            stage.touch(.moved, 340, 100, finger: 2)
            stage.touch(.ended, 340, 100, finger: 2)
            stage.touch(.ended, 250, 100)
        }
        pinchOnce()
        expect(view.phases, equals: ["began", "ended"])
        expect(innerRecorder.states, equals: [.began, .ended])
        view.isMultipleTouchEnabled = true
        view.phases = []
        pinchOnce()
        expect(view.phases, equals: ["began", "began", "moved", "ended", "ended"])
    }

    @Test func `a custom recognizer obeys the same transitions`() {
        final class CustomRecognizer: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .changed
                expect(state, equals: .possible)
                state = .began
                expect(state, equals: .began)
                state = .failed
                expect(state, equals: .began)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
            override func reset() { resets += 1 }
        }
        let custom = outerRecorder.observe(CustomRecognizer())
        stage.root.addGestureRecognizer(custom)
        stage.tap(300, 300)
        expect(outerRecorder.states, equals: [.began, .ended])
        expect(custom.resets == 1 && custom.state == .possible)
    }

    @Test func `removing a view from the window cancels its gestures`() {
        let (_, innerPan) = pans()
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 80, 50)
        expect(innerPan.state, equals: .began)
        inner.removeFromSuperview()
        expect(innerRecorder.states, equals: [.began, .cancelled])
        stage.touch(.moved, 90, 50)
        stage.touch(.ended, 90, 50)
        expect(innerRecorder.states, equals: [.began, .cancelled])
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
        expect(stage.window.gestureEnvironment.touches.isEmpty)
    }
}
