import Foundation

@testable import UIKitCore

/// A view that records the touches that it receives.
final class TouchRecorder: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record("cancelled", touches) }

    private func record(_ name: String, _ touches: Set<UITouch>) {
        phases.append(touches.count == 1 ? name : "\(name)\(touches.count)")
    }
}

/// Records the state of a recognizer at each of its actions.
@MainActor
final class Recorder: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    func record(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        onAction(recognizer)
    }

    func observe<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(self, action: Selector("record", Recorder.record))
        return recognizer
    }
}

/// A delegate with configurable results.
@MainActor
final class DelegateStub: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin = true
    var allowsSimultaneous = false
    var requiresFailure = false
    var isRequiredToFail = false
    var receivesTouches = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsSimultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requiresFailure }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouches
    }
}
