import Foundation

@testable import UIKitCore

/// A view that writes down what it hears of touches.
final class Listener: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }

    private func hear(_ what: String, _ touches: Set<UITouch>) {
        heard.append(touches.count == 1 ? what : "\(what)\(touches.count)")
    }
}

/// Writes down the states of a recogniser whenever it sends its action.
@MainActor
final class Recorder: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    func record(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        onAction(recognizer)
    }

    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(self, action: Selector("record", Recorder.record))
        return recognizer
    }
}

/// Answers a recogniser's questions as it is told.
@MainActor
final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    var waits = false
    var isWaitedFor = false
    var takesTouches = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        takesTouches
    }
}
