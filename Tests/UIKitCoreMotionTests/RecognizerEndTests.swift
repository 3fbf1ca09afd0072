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
}
