import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The beginning and the end of gestures with several touches, and gestures that wait or are refused.
@MainActor @Suite(.onStage) final class RecognizerEndTests {
    lazy var stage = Stage()
    let recorder = Recorder()

    /// Adds a single tap that waits for a double tap to fail.
    private func addTaps() {
        let single = recorder.observe(UITapGestureRecognizer())
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.root.addGestureRecognizer(single)
        stage.root.addGestureRecognizer(double)
    }

    @Test func `a tap that waits is recognized although the next touch is far away`() {
        addTaps()
        stage.tap(50, 50)
        stage.advance(by: 0.2)
        stage.touch(.began, 300, 300)
        expect(recorder.states, equals: [.ended])
        stage.touch(.ended, 300, 300)
        stage.advance(by: 1)
        expect(recorder.states.first, equals: .ended)
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
    }

    @Test func `a tap that waits is recognized although the next touch becomes a drag`() {
        addTaps()
        stage.tap(50, 50)
        stage.advance(by: 0.2)
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), duration: 0.2)
        expect(recorder.states, equals: [.ended])
    }

    @Test func `a pan that is refused leaves the wheel to the scroll view around it`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        stage.root.addSubview(scrollView)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2_000))
        scrollView.addSubview(view)
        let pan = recorder.observe(UIPanGestureRecognizer())
        pan.allowedScrollTypesMask = .all
        let delegate = DelegateStub()
        delegate.shouldBegin = false
        pan.delegate = delegate
        view.addGestureRecognizer(pan)
        stage.host.turn()
        stage.wheel(100, 100, dy: -40)
        stage.advance(by: 1)
        let offset: CGFloat = scrollView.contentOffset.y
        expect(0, isLessThan: offset)
        stage.wheel(100, 100, dy: -40)
        stage.advance(by: 1)
        expect(offset, isLessThan: scrollView.contentOffset.y)
        expect(recorder.states.isEmpty)
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
    }

    @Test func `a view whose touches a scroll view refuses does not receive the end of a tap`() {
        final class Refusing: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        let scrollView = Refusing(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        stage.root.addSubview(scrollView)
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.addSubview(view)
        stage.host.turn()
        stage.tap(50, 50)
        stage.advance(by: 1)
        expect(view.phases, equals: [])
    }

    @Test func `a pan with two fingers does not count the movement of one finger`() {
        let pan = recorder.observe(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        stage.root.addGestureRecognizer(pan)
        stage.touch(.began, 100, 100)
        stage.touch(.moved, 100, 200)
        stage.touch(.began, 200, 200, finger: 2)
        stage.touch(.moved, 200, 201, finger: 2)
        expect(recorder.states, equals: [])
        stage.post(.moved, 100, 220)
        stage.post(.moved, 200, 221, finger: 2)
        stage.host.turn()
        expect(recorder.states, equals: [.began, .changed])
        expect(abs(pan.translation(in: nil).y - 10.5), isLessThan: 0.001)
    }

    @Test func `a pinch continues when a finger that was lifted touches down again`() {
        let pinch = recorder.observe(UIPinchGestureRecognizer())
        stage.root.addGestureRecognizer(pinch)
        stage.touch(.began, 150, 400)
        stage.touch(.began, 250, 400, finger: 2)
        stage.touch(.moved, 270, 400, finger: 2)
        stage.touch(.moved, 390, 400, finger: 2)
        stage.touch(.ended, 390, 400, finger: 2)
        expect(recorder.states, equals: [.began, .changed])
        expect(pinch.numberOfTouches, equals: 1)
        stage.touch(.moved, 100, 400)
        stage.touch(.began, 200, 400, finger: 3)
        expect(abs(pinch.scale - 2), isLessThan: 1e-9)
        stage.touch(.moved, 150, 400, finger: 3)
        expect(abs(pinch.scale - 1), isLessThan: 1e-9)
        stage.touch(.ended, 150, 400, finger: 3)
        stage.touch(.ended, 100, 400)
        expect(recorder.states, equals: [.began, .changed, .changed, .ended])
    }

    @Test func `observers of a recognizer that a view disables are notified of the end before the reset`() {
        final class Disabling: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                if let pan = gestureRecognizers?.first, pan.state == .changed { pan.isEnabled = false }
            }
        }
        let view = Disabling(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.root.addSubview(view)
        let pan = recorder.observe(UIPanGestureRecognizer())
        pan.cancelsTouchesInView = false
        view.addGestureRecognizer(pan)
        var states: [UIGestureRecognizer.State] = []
        let observation = pan.observe(namedKeyPath(\.state, "state")) { pan, _ in
            MainActor.assumeIsolated { states.append(pan.state) }
        }
        stage.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), duration: 0.2)
        expect(states, equals: [.began, .changed, .cancelled, .possible])
        expect(recorder.states, equals: [.began, .changed, .cancelled])
        observation.invalidate()
    }

    @Test func `a swipe fails when the finger rests too long`() {
        let press = recorder.observe(UILongPressGestureRecognizer())
        let swipe = UISwipeGestureRecognizer()
        press.require(toFail: swipe)
        stage.root.addGestureRecognizer(press)
        stage.root.addGestureRecognizer(swipe)
        stage.touch(.began, 100, 100)
        stage.advance(by: 0.6)
        expect(recorder.states, equals: [.began])
        stage.touch(.ended, 100, 100)
        expect(recorder.states, equals: [.began, .ended])
        expect(stage.window.gestureEnvironment.participantCount, equals: 0)
    }
}
