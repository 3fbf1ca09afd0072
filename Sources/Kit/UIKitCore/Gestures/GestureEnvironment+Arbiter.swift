import FoundationAdditions
import GestureArbitration

/// Responds to the arbiter's queries according to the recognizers, their delegates and their views.
extension GestureEnvironment: GestureArbiterClient {
    func shouldBegin(_ recognizer: RecognizerID) -> Bool {
        guard let recognizer = self.recognizer(recognizer) else { return false }
        guard recognizer.mayBegin(), viewsAllow(recognizer) else { return false }
        return recognizer.storedDelegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Returns whether the recognizer's view and the touched view let the gesture begin. The views between them are not
    /// asked.
    private func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let own = recognizer.view else { return true }
        guard own.gestureRecognizerShouldBegin(recognizer) else { return false }
        guard let touched = recognizer.followedTouches.first?.view, touched !== own else { return true }
        return touched.gestureRecognizerShouldBegin(recognizer)
    }

    func recognizer(_ recognizer: RecognizerID, requiresFailureOf other: RecognizerID) -> Bool {
        guard let recognizer = self.recognizer(recognizer), let other = self.recognizer(other) else { return false }
        if recognizer.requiredToFail.contains(where: { $0.recognizer === other }) { return true }
        if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) { return true }
        if recognizer.storedDelegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true {
            return true
        }
        return other.storedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    func recognizer(_ recognizer: RecognizerID, prevents other: RecognizerID) -> Bool {
        guard let recognizer = self.recognizer(recognizer), let other = self.recognizer(other) else { return false }
        return recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
    }

    func recognizer(_ recognizer: RecognizerID, recognizesSimultaneouslyWith other: RecognizerID) -> Bool {
        guard let recognizer = self.recognizer(recognizer), let other = self.recognizer(other) else { return false }
        if recognizer.storedDelegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true {
            return true
        }
        return other.storedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
    }

    func touchPolicy(of recognizer: RecognizerID) -> TouchPolicy {
        guard let recognizer = self.recognizer(recognizer) else {
            return TouchPolicy(cancelsTouches: false, delaysEnded: false)
        }
        return TouchPolicy(
            cancelsTouches: recognizer.cancelsTouchesInView, delaysBegan: recognizer.delaysTouchesBegan,
            delaysEnded: recognizer.delaysTouchesEnded)
    }

    func recognizer(_ recognizer: RecognizerID, didEnter phase: GesturePhase) {
        guard let recognizer = self.recognizer(recognizer), phase != .possible else { return }
        // A failure sends no actions, but notifies observers.
        if phase != .failed || isObserved(recognizer) { enqueueAction(of: recognizer, in: phase) }
    }
}
