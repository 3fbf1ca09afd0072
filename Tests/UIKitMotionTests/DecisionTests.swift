import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Who gets a touch: recognisers against each other, against views and against controls.
@MainActor @Suite(.onStage) final class DecisionTests {
    lazy var stage = Stage()
    lazy var inner: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.root.addSubview(view)
        return view
    }()
    let outerRecorder = Recorder()
    let innerRecorder = Recorder()

    func pans() -> (outer: UIPanGestureRecognizer, inner: UIPanGestureRecognizer) {
        let outer = outerRecorder.watch(UIPanGestureRecognizer())
        let inner = innerRecorder.watch(UIPanGestureRecognizer())
        stage.root.addGestureRecognizer(outer)
        self.inner.addGestureRecognizer(inner)
        return (outer, inner)
    }

    func drag() {
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
    }

    @Test func `of two pans the inner one wins`() {
        _ = pans()
        drag()
        #expect(innerRecorder.states.first == .began)
        #expect(outerRecorder.states.isEmpty)
    }

    @Test func `a delegate lets both go on side by side`() {
        let (outer, _) = pans()
        let judge = Judge()
        judge.together = true
        outer.delegate = judge
        drag()
        #expect(innerRecorder.states.last == .ended)
        #expect(outerRecorder.states == innerRecorder.states)
    }

    @Test func `a delegate that refuses leaves the touch to the other`() {
        let (_, inner) = pans()
        let judge = Judge()
        judge.begins = false
        inner.delegate = judge
        drag()
        #expect(innerRecorder.states.isEmpty)
        #expect(outerRecorder.states.last == .ended)
    }

    @Test func `a delegate that takes no touch keeps its recogniser out`() {
        let (_, inner) = pans()
        let judge = Judge()
        judge.takesTouches = false
        inner.delegate = judge
        drag()
        #expect(innerRecorder.states.isEmpty)
        #expect(outerRecorder.states.last == .ended)
    }

    @Test(arguments: [true, false])
    func `delegates may make one wait for the other, from either side`(asksTheOneThatWaits: Bool) {
        let (outer, inner) = pans()
        let swipe = innerRecorder.watch(UISwipeGestureRecognizer())
        inner.isEnabled = false
        self.inner.addGestureRecognizer(swipe)
        let judge = Judge()
        judge.waits = asksTheOneThatWaits
        judge.isWaitedFor = !asksTheOneThatWaits
        if asksTheOneThatWaits { outer.delegate = judge } else { swipe.delegate = judge }
        // A swipe to the right: the pan waited for it.
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        #expect(innerRecorder.states == [.ended])
        #expect(outerRecorder.states.isEmpty)
        // Downwards it is none, and the pan goes on from where the swipe failed.
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 350), duration: 0.3)
        #expect(innerRecorder.states == [.ended])
        #expect(outerRecorder.states.first == .began && outerRecorder.states.last == .ended)
    }

    @Test func `a control wins over the tap recognisers of its ancestors`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        inner.addSubview(control)
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let tap = outerRecorder.watch(UITapGestureRecognizer())
        stage.root.addGestureRecognizer(tap)
        stage.tap(50, 25)
        #expect(presses == 1)
        #expect(outerRecorder.states.isEmpty)
        stage.tap(150, 150)
        #expect(outerRecorder.states == [.ended])
        let own = innerRecorder.watch(UITapGestureRecognizer())
        control.addGestureRecognizer(own)
        stage.tap(50, 25)
        #expect(innerRecorder.states == [.ended])
        #expect(presses == 1)
    }

    @Test func `a pan takes the touch of a control away`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.addSubview(control)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        _ = pans()
        drag()
        #expect(events == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `a view without multiple touch hears of the first finger only, recognisers of both`() {
        let view = Listener(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
        stage.root.addSubview(view)
        let pinch = innerRecorder.watch(UIPinchGestureRecognizer())
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
        #expect(view.heard == ["began", "ended"])
        #expect(innerRecorder.states == [.began, .ended])
        view.isMultipleTouchEnabled = true
        view.heard = []
        pinchOnce()
        #expect(view.heard == ["began", "began", "moved", "ended", "ended"])
    }

    @Test func `a recogniser of one's own obeys the same transitions`() {
        final class Own: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .changed
                #expect(state == .possible)
                state = .began
                #expect(state == .began)
                state = .failed
                #expect(state == .began)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
            override func reset() { resets += 1 }
        }
        let own = outerRecorder.watch(Own())
        stage.root.addGestureRecognizer(own)
        stage.tap(300, 300)
        #expect(outerRecorder.states == [.began, .ended])
        #expect(own.resets == 1 && own.state == .possible)
    }

    @Test func `a view that leaves the window takes its gestures with it`() {
        let (_, innerPan) = pans()
        stage.touch(.began, 50, 50)
        stage.touch(.moved, 80, 50)
        #expect(innerPan.state == .began)
        inner.removeFromSuperview()
        #expect(innerRecorder.states == [.began, .cancelled])
        stage.touch(.moved, 90, 50)
        stage.touch(.ended, 90, 50)
        #expect(innerRecorder.states == [.began, .cancelled])
        #expect(stage.window.gestureEnvironment.participantCount == 0)
        #expect(stage.window.gestureEnvironment.touches.isEmpty)
    }
}
