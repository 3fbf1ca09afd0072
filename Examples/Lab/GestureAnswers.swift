import UIKit

/// A gesture recognizer delegate whose results the user chooses with switches.
final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
    enum Question: String, CaseIterable {
        case shouldBegin
        case shouldRecognizeSimultaneously
        case shouldRequireFailure
        case shouldBeRequiredToFail
        case shouldReceiveTouch
        case shouldReceivePress
        case shouldReceiveEvent

        /// The effect of the method on this page.
        var meaning: String {
            switch self {
            case .shouldBegin: "Gestures may begin at all"
            case .shouldRecognizeSimultaneously: "Pan, pinch and rotation together"
            case .shouldRequireFailure: "A tap waits for the double tap to fail"
            case .shouldBeRequiredToFail: "The pan waits for the swipe to fail"
            case .shouldReceiveTouch: "They hear of touches"
            case .shouldReceivePress: "The space key is heard"
            case .shouldReceiveEvent: "They hear of any event"
            }
        }
    }

    private var yes: Set<Question> = Set(Question.allCases).subtracting([.shouldBeRequiredToFail])

    func says(_ question: Question) -> Bool { yes.contains(question) }

    func answer(_ question: Question, _ isYes: Bool) {
        if isYes { yes.insert(question) } else { yes.remove(question) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { says(.shouldBegin) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        says(.shouldRecognizeSimultaneously) && gestureRecognizer.isContinuousMove && other.isContinuousMove
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        guard says(.shouldRequireFailure), let tap = gestureRecognizer as? UITapGestureRecognizer,
            let longer = other as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired < longer.numberOfTapsRequired
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        says(.shouldBeRequiredToFail) && gestureRecognizer is UISwipeGestureRecognizer
            && other is UIPanGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        says(.shouldReceiveTouch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        says(.shouldReceivePress)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        says(.shouldReceiveEvent)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer moves the figure. Such recognizers may recognize simultaneously.
    fileprivate var isContinuousMove: Bool {
        self is UIPanGestureRecognizer || self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
    }
}
