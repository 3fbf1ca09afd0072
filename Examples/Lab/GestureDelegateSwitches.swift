import UIKit

/// A gesture recognizer delegate whose results the user chooses with switches.
final class GestureDelegateSwitches: NSObject, UIGestureRecognizerDelegate {
    enum Method: String, CaseIterable {
        case shouldBegin
        case shouldRecognizeSimultaneously
        case shouldRequireFailure
        case shouldBeRequiredToFail
        case shouldReceiveTouch
        case shouldReceivePress
        case shouldReceiveEvent

        /// A description of the effect of the method on this page.
        var summary: String {
            switch self {
            case .shouldBegin: "Gestures can begin"
            case .shouldRecognizeSimultaneously: "Pan, pinch and rotation together"
            case .shouldRequireFailure: "A tap waits for the double tap to fail"
            case .shouldBeRequiredToFail: "The pan waits for the swipe to fail"
            case .shouldReceiveTouch: "Recognizers receive touches"
            case .shouldReceivePress: "Recognizers receive the space key"
            case .shouldReceiveEvent: "Recognizers receive events"
            }
        }
    }

    private var enabled: Set<Method> = Set(Method.allCases).subtracting([.shouldBeRequiredToFail])

    func isOn(_ method: Method) -> Bool { enabled.contains(method) }

    func set(_ method: Method, _ isOn: Bool) {
        if isOn { enabled.insert(method) } else { enabled.remove(method) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOn(.shouldBegin) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        isOn(.shouldRecognizeSimultaneously) && gestureRecognizer.isContinuousMove && other.isContinuousMove
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        guard isOn(.shouldRequireFailure), let tap = gestureRecognizer as? UITapGestureRecognizer,
            let longer = other as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired < longer.numberOfTapsRequired
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        isOn(.shouldBeRequiredToFail) && gestureRecognizer is UISwipeGestureRecognizer
            && other is UIPanGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        isOn(.shouldReceiveTouch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        isOn(.shouldReceivePress)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        isOn(.shouldReceiveEvent)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer moves the figure. Such recognizers may recognize simultaneously.
    fileprivate var isContinuousMove: Bool {
        self is UIPanGestureRecognizer || self is UIPinchGestureRecognizer || self is UIRotationGestureRecognizer
    }
}
