/// An object that provides the arbiter with information about recognizers, and is notified of its decisions.
///
/// Any of these methods can run code of the application, which can change the recognizers. The arbiter reads its state
/// again after each call.
@MainActor
public protocol GestureArbiterClient: AnyObject {
    /// Returns whether `recognizer`, which has detected its gesture, may leave the possible phase.
    func shouldBegin(_ recognizer: RecognizerID) -> Bool

    /// Returns whether `recognizer` must wait until `other` has failed. Called at most once for a pair until one of the
    /// recognizers stops participating.
    func recognizer(_ recognizer: RecognizerID, requiresFailureOf other: RecognizerID) -> Bool

    /// Returns whether `recognizer`, once it succeeds, prevents `other` from succeeding.
    func recognizer(_ recognizer: RecognizerID, prevents other: RecognizerID) -> Bool

    /// Returns whether both recognizers may recognize their gestures simultaneously.
    func recognizer(_ recognizer: RecognizerID, recognizesSimultaneouslyWith other: RecognizerID) -> Bool

    /// Returns how `recognizer` affects the touches that it follows.
    func touchPolicy(of recognizer: RecognizerID) -> TouchPolicy

    /// Called when `recognizer` has entered `phase`.
    func recognizer(_ recognizer: RecognizerID, didEnter phase: GesturePhase)
}

/// How a recognizer affects the delivery of its touches to their view.
public struct TouchPolicy: Sendable, Hashable {
    /// Whether the view's touches are canceled when the gesture is recognized.
    public var cancelsTouches: Bool
    /// Whether delivery of a touch's beginning waits until the recognizer has failed.
    public var delaysBegan: Bool
    /// Whether delivery of a touch's end waits until the recognizer has failed.
    public var delaysEnded: Bool

    /// Creates a policy. The defaults are the same as for `UIGestureRecognizer`.
    public init(cancelsTouches: Bool = true, delaysBegan: Bool = false, delaysEnded: Bool = true) {
        self.cancelsTouches = cancelsTouches
        self.delaysBegan = delaysBegan
        self.delaysEnded = delaysEnded
    }
}
